using Sut;

public static class Workload
{
    private const string Query =
        "SELECT customer.name, SUM(orders.amount) AS total FROM orders JOIN customer ON orders.customer_id = customer.id "
        + "WHERE orders.year >= 2019 AND NOT orders.cancelled GROUP BY customer.name HAVING total > 1000.50 ORDER BY total";

    private static readonly string Script = string.Join("; ", Enumerable.Repeat(Query, 10));

    public static object Run()
    {
        var keywords = 0;
        var length = 0;
        foreach (var token in new Tokenizer(Script, KeywordTable.Sql).ReadAll())
        {
            length += token.Length;
            if (token.Kind == TokenKind.Keyword)
                keywords++;
        }

        return keywords * 1000 + length;
    }
}
