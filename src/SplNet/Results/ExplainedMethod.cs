namespace SplNet;

/// <summary>A method of the library, or a struct of it, and its counts on both sides.</summary>
public sealed record ExplainedMethod
{
    /// <summary>The name as its author would say it, for example <c>Scanner.Peek</c>.</summary>
    public required string Name { get; init; }

    /// <summary>The full name, for example <c>My.Library.Scanner.Peek</c>.</summary>
    public required string FullName { get; init; }

    /// <summary>
    /// <c>changed</c>, <c>added</c> or <c>removed</c>; <c>struct</c> for one whose size has changed; null for code that does not differ.
    /// </summary>
    public string? Change { get; init; }

    /// <summary>The name of the source file; null without symbols.</summary>
    public string? File { get; init; }

    /// <summary>Its first line there; 0 without symbols.</summary>
    public int Line { get; init; }

    /// <summary>The commit that changed it, with its subject; null if no repository shows it.</summary>
    public string? Commit { get; init; }

    /// <summary>Its share of the total of all causes, between 0 and 1, by weight; 0 if it is not a cause.</summary>
    public double Share { get; init; }

    /// <summary>Its counts, the weightiest first.</summary>
    public IReadOnlyList<ExplainedCount> Counts { get; init; } = [];
}
