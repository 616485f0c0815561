using Sut;

public static class Workload
{
    private static readonly Scope Constants = new Scope().Set("rate", 0.19).Set("base", 120);
    private static readonly Expression Rounding = ExpressionParser.Parse("base * (1 + rate) * items");

    public static object Run()
    {
        var sum = 0.0;
        for (var items = 1; items <= 20; items++)
        {
            var scope = new Scope(Constants).Set("items", items).Set("discount", items * 3);
            var price = ExpressionParser.Parse($"({items} * 120 + 3 * items) * 119 / 100 - discount / 2 + 7 * (items - 1)");
            sum += price.Evaluate(scope) * (items == 20 ? Rounding.Evaluate(scope) : 1);
        }

        return Math.Round(sum, 6);
    }
}
