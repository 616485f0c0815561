namespace SplNet.Benchmarks.Allocations;

/// <summary>The tables of <c>docs/allocations.md</c>; people write the rest of the page.</summary>
internal static class AllocationDocument
{
    private const string FileName = "docs/allocations.md";
    private const string Begin = "<!-- made by: ";
    private const string End = "<!-- /made -->";

    /// <summary>Counts and puts the tables in their place.</summary>
    /// <exception cref="MissingPartException">The machine lacks a part that the command needs.</exception>
    public static void Write()
    {
        var text = AllocationTable.Run().ReplaceLineEndings("\n");
        var page = File.ReadAllText(FileName);
        var start = page.IndexOf('\n', page.IndexOf(Begin, StringComparison.Ordinal)) + 1;
        File.WriteAllText(FileName, $"{page[..start]}\n{text}\n{page[page.IndexOf(End, start, StringComparison.Ordinal)..]}");
    }
}
