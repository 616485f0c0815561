using SplNet.Tool.Views;

namespace SplNet.Tool.Mutating;

/// <summary>In which forms the results are wanted beside what is shown; null for none.</summary>
internal sealed record MutateViews
{
    /// <summary>The file that takes all results.</summary>
    public string? Json { get; init; }

    /// <summary>The file that takes a table for a pull request.</summary>
    public string? Markdown { get; init; }

    /// <summary>The file that takes mutation-testing-elements' form.</summary>
    public string? Elements { get; init; }

    /// <summary>The file that takes the tables of paper B.</summary>
    public string? Tables { get; init; }

    /// <summary>The folder that takes pages.</summary>
    public string? Html { get; init; }

    /// <summary>Why one cannot be written, asked before anything is compiled; empty if all can.</summary>
    public IReadOnlyList<string> Problems() =>
        [.. new[] { Json, Markdown, Elements, Tables }.OfType<string>().Select(static file => new ResultFile(file).Problem()).OfType<string>(), .. Html is { } folder ? ResultPages.Problems(folder) : []];
}
