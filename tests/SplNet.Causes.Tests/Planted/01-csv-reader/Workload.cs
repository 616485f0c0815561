using System.Text;
using Sut;

public static class Workload
{
    private static readonly string Text = Orders(40);

    public static object Run()
    {
        var table = new CsvTable(Text, CsvDialect.Comma);
        return table.RowCount * 1000 + table.LongestIn("note");
    }

    private static string Orders(int count)
    {
        var text = new StringBuilder("id,customer,note,amount\n");
        for (var i = 0; i < count; i++)
            text.Append(i).Append(",\"Miller, ").Append((char)('A' + i % 26)).Append("\",deliver to the back door if nobody opens,")
                .Append(i * 17 % 400).Append('\n');
        return text.ToString();
    }
}
