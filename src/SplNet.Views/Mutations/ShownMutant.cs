namespace SplNet.Views.Mutations;

/// <summary>A mutant as views show it.</summary>
internal sealed record ShownMutant
{
    /// <summary>Its name.</summary>
    public required string Id { get; init; }

    /// <summary>The operator's name.</summary>
    public required string Operator { get; init; }

    /// <summary>What it does wrong, in a few words.</summary>
    public required string Title { get; init; }

    /// <summary>What became of it.</summary>
    public required MutationState State { get; init; }

    /// <summary>The same in a word or two.</summary>
    public required string Word { get; init; }

    /// <summary>Why, in a sentence.</summary>
    public required string Reason { get; init; }

    /// <summary>Its state in the words of mutation-testing-elements.</summary>
    public required string ElementsStatus { get; init; }

    /// <summary>The first line, from 1.</summary>
    public required int StartLine { get; init; }

    /// <summary>The first column, from 1.</summary>
    public required int StartColumn { get; init; }

    /// <summary>The last line, from 1.</summary>
    public required int EndLine { get; init; }

    /// <summary>The column behind the last character, from 1.</summary>
    public required int EndColumn { get; init; }

    /// <summary>What takes the place of the original.</summary>
    public required string Replacement { get; init; }

    /// <summary>What was counted and measured in tests, a line for each.</summary>
    public IReadOnlyList<string> Evidence { get; init; } = [];

    /// <summary>The names of the tests that run it differently.</summary>
    public IReadOnlyList<string> CoveredBy { get; init; } = [];

    /// <summary>The names of the tests that kill it.</summary>
    public IReadOnlyList<string> KilledBy { get; init; } = [];
}
