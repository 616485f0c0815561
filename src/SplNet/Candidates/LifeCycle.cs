using System.Reflection;

namespace SplNet.Candidates;

/// <summary>What a framework does around each call of a test, in the order in which it does it. Data: nothing here is called.</summary>
internal sealed record LifeCycle
{
    /// <summary>That of a static test: nothing is made for it.</summary>
    public static LifeCycle OfStatic { get; } = new();

    /// <summary>The constructor of the test class; null for a static test.</summary>
    public ConstructorInfo? Constructor { get; init; }

    /// <summary>True where one object serves all tests of the class, and is not made for each of them.</summary>
    public bool SharesInstance { get; init; }

    /// <summary>The methods that are called before the test.</summary>
    public IReadOnlyList<MethodInfo> Before { get; init; } = [];

    /// <summary>The methods that are called after the test, whatever came of it.</summary>
    public IReadOnlyList<MethodInfo> After { get; init; } = [];

    /// <summary>How the object ends; that of a shared one is no part of the test.</summary>
    public Disposal Disposal { get; init; }
}
