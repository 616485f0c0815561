using SplNet.Views.Pipelines;

namespace SplNet.Tool.Views;

/// <summary>The user's requests for results apart from the shown ones.</summary>
internal sealed record RequestedViews
{
    /// <summary>Nothing.</summary>
    public static readonly RequestedViews None = new();

    /// <summary>The file that takes all results; null for none, as of the others.</summary>
    public string? Json { get; init; }

    /// <summary>The file that takes a table for a pull request.</summary>
    public string? Markdown { get; init; }

    /// <summary>The file that takes a comment for a pull request, bounded and marked.</summary>
    public string? Comment { get; init; }

    /// <summary>The file of GitHub's to which the table is appended.</summary>
    public string? Summary { get; init; }

    /// <summary>The file that takes JUnit's XML.</summary>
    public string? JUnit { get; init; }

    /// <summary>The file that takes SARIF.</summary>
    public string? Sarif { get; init; }

    /// <summary>The folder that takes a page of each result and an index.</summary>
    public string? Html { get; init; }

    /// <summary>The server whose annotations are printed for failures; null for none.</summary>
    public AnnotationServer? Annotations { get; init; }

    /// <summary>The files that are written whole.</summary>
    public IEnumerable<string> Files => new[] { Json, Markdown, Comment, JUnit, Sarif }.OfType<string>();

    /// <summary>Why one of the files cannot be written, asked before anything is measured; empty if all can.</summary>
    public IReadOnlyList<string> Problems() =>
    [
        .. Files.Select(static file => new ResultFile(file).Problem()).OfType<string>(),
        .. Summary is { } summary ? SummaryFile.Problems(summary) : [],
        .. Html is { } folder ? ResultPages.Problems(folder) : [],
    ];
}
