namespace SplNet.Views.Mutations;

/// <summary>A mutant in views.</summary>
internal sealed record ShownMutant
{
    /// <summary>Gets its name.</summary>
    public required string Id { get; init; }

    /// <summary>Gets the operator's name.</summary>
    public required string Operator { get; init; }

    /// <summary>Gets its defect in a few words.</summary>
    public required string Title { get; init; }

    /// <summary>Gets its state.</summary>
    public required MutationState State { get; init; }

    /// <summary>Gets the state in a word or two.</summary>
    public required string Word { get; init; }

    /// <summary>Gets the reason in a sentence.</summary>
    public required string Reason { get; init; }

    /// <summary>Gets its state in the words of mutation-testing-elements.</summary>
    public required string ElementsStatus { get; init; }

    /// <summary>Gets the first line, from 1.</summary>
    public required int StartLine { get; init; }

    /// <summary>Gets the first column, from 1.</summary>
    public required int StartColumn { get; init; }

    /// <summary>Gets the last line, from 1.</summary>
    public required int EndLine { get; init; }

    /// <summary>Gets the column after the last character, from 1.</summary>
    public required int EndColumn { get; init; }

    /// <summary>Gets the replacement of the original.</summary>
    public required string Replacement { get; init; }

    /// <summary>Gets the counts and measurements in tests, a line for each.</summary>
    public IReadOnlyList<string> Evidence { get; init; } = [];

    /// <summary>Gets the names of the tests that run it differently.</summary>
    public IReadOnlyList<string> CoveredBy { get; init; } = [];

    /// <summary>Gets the names of the tests that kill it.</summary>
    public IReadOnlyList<string> KilledBy { get; init; } = [];
}
