namespace SplNet.Tool.Generating;

/// <summary>A row of a test, ready to be written.</summary>
/// <param name="Index">The index among the rows of the test.</param>
/// <param name="Id">The id, stable across generations.</param>
/// <param name="Call">The arguments of a call in C#.</param>
/// <param name="Values">The individual arguments.</param>
/// <param name="Formula">The arguments in the syntax of formulas; null if that is impossible.</param>
internal sealed record BenchmarkRow(int Index, string Id, string Call, IReadOnlyList<string> Values, string? Formula)
{
    private const int Longest = 60;

    /// <summary>The key by which each process finds a row that code returns; null for a row of an attribute.</summary>
    public string? Key { get; init; }

    /// <summary>The text for users of a row that code returns; null if no text identifies it.</summary>
    public string? Text { get; init; }

    /// <summary>True if an attribute can hold the arguments.</summary>
    public bool IsConstant { get; init; }

    /// <summary>The expected result in C#; null if it is not checked.</summary>
    public string? Expected { get; init; }

    /// <summary>The text for users.</summary>
    public string Shown => Key is not null ? Text ?? "#" + Id
        : Values.Count == 0 ? string.Empty : Formula is { Length: <= Longest } ? $"({Formula})" : "#" + Id;
}
