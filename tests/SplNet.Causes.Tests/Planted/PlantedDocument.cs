using System.Globalization;
using System.Text;

namespace SplNet.Causes.Tests.Planted;

/// <summary>The tables of planted causes in the documentation, between two comments.</summary>
internal static class PlantedDocument
{
    private const string Document = "docs/explanations.md";

    /// <summary>Compares a table with the results, or writes it where documents are written.</summary>
    /// <param name="name">The name of the table, in the comments around it.</param>
    /// <param name="results">The results.</param>
    public static void Check(string name, IReadOnlyList<PlantedResult> results)
    {
        var path = Path.Combine(Root(), Document);
        var page = File.ReadAllText(path);
        var (begin, end) = ($"<!-- {name} -->", $"<!-- end of {name} -->");
        if (Environment.GetEnvironmentVariable("WRITE_DOCUMENTS") == "1")
        {
            page = $"{page[..page.IndexOf(begin, StringComparison.Ordinal)]}{begin}\n{Table(
                results)}{page[page.IndexOf(end, StringComparison.Ordinal)..]}";
            File.WriteAllText(path, page);
        }

        var table = page[page.IndexOf(begin, StringComparison.Ordinal)..page.IndexOf(end, StringComparison.Ordinal)];
        Assert.All(results, result => Assert.Contains($"\n| {result.Name} | {result.Planted.Kind} |", table, StringComparison.Ordinal));
    }

    private static string Table(IReadOnlyList<PlantedResult> results)
    {
        var table = new StringBuilder("| pair | kind | the true cause stands | first |\n|---|---|---|---|\n");
        foreach (var result in results)
            table.Append(CultureInfo.InvariantCulture, $"| {result.Name} | {result.Planted.Kind} | {Place(result)} | {result.First} |\n");
        table.Append(
            CultureInfo.InvariantCulture,
            $"\nFirst in {Count(true, 1)} of the 15 pairs by which the ranking was tuned (odd numbers) and in {Count(
                false, 1)} of the 15 that were held out; among the first three in {Count(true, 3)} and {Count(false, 3)}.\n");
        return table.ToString();

        int Count(bool isTuned, int most) => results.Count(result => result.IsTuned == isTuned && result.Rank >= 1 && result.Rank <= most);
    }

    private static string Place(PlantedResult result) => result.Rank switch
    {
        0 => "not among three",
        1 when !result.Planted.Counts => "nowhere, as is right: it leaves no count",
        1 => "first",
        2 => "second",
        _ => "third",
    };

    private static string Root()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "SplNet.sln")))
            folder = Path.GetDirectoryName(folder) ?? throw new InvalidOperationException("The tests do not lie in the checkout.");
        return folder;
    }
}
