namespace SplNet.Tool.Generating;

/// <summary>A row of a test, ready to be written.</summary>
/// <param name="Index">Its place among the rows of the test.</param>
/// <param name="Id">The same in every generation.</param>
/// <param name="Call">The arguments of a call in C#.</param>
/// <param name="Values">The arguments, each by itself.</param>
/// <param name="Formula">The arguments as a formula writes them; null where it cannot.</param>
internal sealed record BenchmarkRow(int Index, string Id, string Call, IReadOnlyList<string> Values, string? Formula)
{
    private const int Longest = 60;

    /// <summary>True where an attribute can hold the arguments.</summary>
    public bool IsConstant { get; init; }

    /// <summary>What the test must return, in C#; null where nobody looks at that.</summary>
    public string? Expected { get; init; }

    /// <summary>How people see it.</summary>
    public string Shown => Values.Count == 0 ? string.Empty : Formula is { Length: <= Longest } ? $"({Formula})" : "#" + Id;
}
