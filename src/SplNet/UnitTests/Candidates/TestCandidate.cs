using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>A unit test as its metadata tells it, read without running anything of it.</summary>
/// <param name="Framework">The name of its framework.</param>
/// <param name="Variant">The concrete test class.</param>
/// <param name="Method">The test method, which may be inherited.</param>
internal sealed record TestCandidate(string Framework, TestClassVariant Variant, MethodInfo Method)
{
    /// <summary>The concrete test class.</summary>
    public Type Class => Variant.Class;

    /// <summary>The name by which its framework knows it.</summary>
    public string FullName => $"{Variant.Name}.{Method.Name}";

    /// <summary>Why it cannot become a benchmark; null where it can.</summary>
    public Refusal? Refusal { get; init; }

    /// <summary>What happens around each call.</summary>
    public LifeCycle LifeCycle { get; init; } = new();

    /// <summary>Its rows; empty for a test without parameters.</summary>
    public IReadOnlyList<CandidateRow> Rows { get; init; } = [];

    /// <summary>Its categories, as filters of the framework know them.</summary>
    public IReadOnlyList<string> Categories { get; init; } = [];
}
