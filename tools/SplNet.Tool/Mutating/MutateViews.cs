using SplNet.Tool.Views;

namespace SplNet.Tool.Mutating;

/// <summary>The requested forms of the results in addition to the shown ones; null for none.</summary>
internal sealed record MutateViews
{
    /// <summary>The file for all results.</summary>
    public string? Json { get; init; }

    /// <summary>The file for a table in a pull request.</summary>
    public string? Markdown { get; init; }

    /// <summary>The file in the format of mutation-testing-elements.</summary>
    public string? Elements { get; init; }

    /// <summary>The file for the tables of paper B.</summary>
    public string? Tables { get; init; }

    /// <summary>The folder for pages.</summary>
    public string? Html { get; init; }

    /// <summary>The reasons why files cannot be written, checked before anything is compiled; empty if all can.</summary>
    public IReadOnlyList<string> Problems() =>
        [
            .. new[] { Json, Markdown, Elements, Tables }.OfType<string>().Select(static file => new ResultFile(file).Problem())
                .OfType<string>(),
            .. Html is { } folder ? ResultPages.Problems(folder) : [],
        ];
}
