using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>A unit test, read from metadata without running any of its code.</summary>
/// <param name="Framework">The name of its framework.</param>
/// <param name="Variant">The concrete test class.</param>
/// <param name="Method">The test method, which may be inherited.</param>
internal sealed record TestCandidate(string Framework, TestClassVariant Variant, MethodInfo Method)
{
    /// <summary>The concrete test class.</summary>
    public Type Class => Variant.Class;

    /// <summary>The name of the test in its framework.</summary>
    public string FullName => $"{Variant.Name}.{Method.Name}";

    /// <summary>The reason why it cannot become a benchmark; null if it can.</summary>
    public Refusal? Refusal { get; init; }

    /// <summary>The actions around each call.</summary>
    public LifeCycle LifeCycle { get; init; } = new();

    /// <summary>True if code returns its rows, so that a process must call that code to list them.</summary>
    public bool HasSource { get; init; }

    /// <summary>Its rows; empty for a test without parameters, and for rows from code that were not listed yet.</summary>
    public IReadOnlyList<CandidateRow> Rows { get; init; } = [];

    /// <summary>The test in the form of its class that a source makes.</summary>
    /// <param name="key">The key of the row with the arguments of the constructor.</param>
    /// <param name="text">The text for users; null if none identifies the row.</param>
    public TestCandidate WithFixture(string key, string? text) => this with
    {
        Variant = Variant with { HasSource = false, Key = key, Text = text },
        LifeCycle = LifeCycle with { FixtureKey = key },
    };

    /// <summary>The categories, as known to the framework's filters.</summary>
    public IReadOnlyList<string> Categories { get; init; } = [];
}
