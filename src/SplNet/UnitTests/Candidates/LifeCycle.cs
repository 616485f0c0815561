using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>The actions of a framework around each call of a test, in order. This is data only: nothing here is called.</summary>
internal sealed record LifeCycle
{
    /// <summary>The constructor of the test class; null for a static test.</summary>
    public ConstructorInfo? Constructor { get; init; }

    /// <summary>The arguments that an attribute supplies to the constructor of the test class.</summary>
    public IReadOnlyList<CustomAttributeTypedArgument> Values { get; init; } = [];

    /// <summary>The key of the row from code whose values the constructor of the test class takes; null if there is none.</summary>
    public string? FixtureKey { get; init; }

    /// <summary>The objects that several tests share, in the order of their creation; they are disposed in reverse order.</summary>
    public IReadOnlyList<SharedFixture> Shared { get; init; } = [];

    /// <summary>True if one shared instance of the class serves all its tests, instead of a new instance per test.</summary>
    public bool SharesInstance { get; init; }

    /// <summary>The property that holds the framework's context while the test runs; null if there is none.</summary>
    public PropertyInfo? Context { get; init; }

    /// <summary>Static methods that are called before the instance is created.</summary>
    public IReadOnlyList<MethodInfo> First { get; init; } = [];

    /// <summary>The methods that are called before the test.</summary>
    public IReadOnlyList<MethodInfo> Before { get; init; } = [];

    /// <summary>
    /// Attributes with a method that is called right before each test, and one that is called right after it, in reverse order. Each
    /// attribute is created once.
    /// </summary>
    public IReadOnlyList<CustomAttributeData> Around { get; init; } = [];

    /// <summary>The methods that are called after the test, even if it fails.</summary>
    public IReadOnlyList<MethodInfo> After { get; init; } = [];

    /// <summary>Static methods that are called after the instance is disposed.</summary>
    public IReadOnlyList<MethodInfo> Last { get; init; } = [];

    /// <summary>The exception that the test must throw; null if it must not throw.</summary>
    public ExpectedException? Exception { get; init; }

    /// <summary>The disposal of the instance; a shared instance is not disposed by the test.</summary>
    public Disposal Disposal { get; init; }
}
