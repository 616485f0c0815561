using SplNet.Tool.Views;

namespace SplNet.Tool.Mutating;

/// <summary>The requested forms of the results in addition to the shown ones.</summary>
internal sealed record MutateViews
{
    /// <summary>The forms that other commands have too.</summary>
    public RequestedViews Common { get; init; } = RequestedViews.None;

    /// <summary>The file in the format of mutation-testing-elements; null for none.</summary>
    public string? Elements { get; init; }

    /// <summary>The file for the tables of paper B; null for none.</summary>
    public string? Tables { get; init; }

    /// <summary>The reasons why files cannot be written, checked before anything is compiled; empty if all can.</summary>
    public IReadOnlyList<string> Problems() =>
    [
        .. Common.Problems(),
        .. new[] { Elements, Tables }.OfType<string>().Select(static file => new ResultFile(file).Problem()).OfType<string>(),
    ];
}
