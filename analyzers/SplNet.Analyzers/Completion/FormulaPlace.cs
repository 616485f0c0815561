using SplNet.Syntax;

namespace SplNet.Analyzers.Completion;

/// <summary>The place of a caret in a formula.</summary>
/// <param name="Kind">The construct that is expected there.</param>
/// <param name="Span">The word around the caret.</param>
internal sealed record FormulaPlace(PlaceKind Kind, TextSpan Span)
{
    /// <summary>The part of the word before the caret.</summary>
    public string Prefix { get; init; } = string.Empty;

    /// <summary>The names before the dot, each with the number of its type arguments.</summary>
    public IReadOnlyList<(string Name, int Arity)> Path { get; init; } = [];

    /// <summary>The variables of the quantifiers before the caret.</summary>
    public IReadOnlyList<string> Variables { get; init; } = [];

    /// <summary>The options that are given already.</summary>
    public IReadOnlyList<string> Options { get; init; } = [];

    /// <summary>The number of elements before this one in the same list.</summary>
    public int Index { get; init; }

    /// <summary>True outside of all parentheses, where options can follow.</summary>
    public bool IsOutermost { get; init; }
}
