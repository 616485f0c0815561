using SplNet.Causes.Differences;

namespace SplNet.Causes.Ranking;

/// <summary>A changed method, or a struct whose size has changed, with its counts.</summary>
/// <param name="Name">The key of the method, or the name of the struct.</param>
/// <param name="Weight">Its weight in the direction of the verdict.</param>
internal sealed record Cause(string Name, double Weight)
{
    /// <summary>How the method differs; null for a struct, and for a method whose code does not differ.</summary>
    public ChangeKind? Change { get; init; }

    /// <summary>True for a struct.</summary>
    public bool IsStruct { get; init; }

    /// <summary>True if the type has further methods of its name.</summary>
    public bool IsOverloaded { get; init; }

    /// <summary>Its share of all findings, between 0 and 1.</summary>
    public double Share { get; init; }

    /// <summary>Its counts, the weightiest first.</summary>
    public IReadOnlyList<Clue> Clues { get; init; } = [];

    /// <summary>True if it did anything differently. Flags for the runtime and the form of an async method are not work.</summary>
    public bool DidOtherwise => Clues.Any(static clue => clue.Kind is not (ClueKind.Implementation or ClueKind.AsyncBody));

    /// <summary>The source in the symbols; null without symbols.</summary>
    public string? File { get; init; }

    /// <summary>Its first line; 0 without symbols.</summary>
    public int Line { get; init; }

    /// <summary>Its last line.</summary>
    public int LastLine { get; init; }

    /// <summary>The weights of the lines of the newer side in the differing counts; empty without symbols.</summary>
    public IReadOnlyDictionary<int, double> Lines { get; init; } = new Dictionary<int, double>();
}
