using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>What a framework does around each call of a test, in the order in which it does it. Data: nothing here is called.</summary>
internal sealed record LifeCycle
{
    /// <summary>The constructor of the test class; null for a static test.</summary>
    public ConstructorInfo? Constructor { get; init; }

    /// <summary>The values that an attribute gives to the constructor of the test class.</summary>
    public IReadOnlyList<CustomAttributeTypedArgument> Values { get; init; } = [];

    /// <summary>What several tests share, in the order in which it is made; it ends in the opposite order.</summary>
    public IReadOnlyList<SharedFixture> Shared { get; init; } = [];

    /// <summary>True where one object serves all tests of the class, the shared one of its type, and is not made for each of them.</summary>
    public bool SharesInstance { get; init; }

    /// <summary>The property that holds the framework's context while the test runs; null where there is none.</summary>
    public PropertyInfo? Context { get; init; }

    /// <summary>Static methods that are called before the object is made.</summary>
    public IReadOnlyList<MethodInfo> First { get; init; } = [];

    /// <summary>The methods that are called before the test.</summary>
    public IReadOnlyList<MethodInfo> Before { get; init; } = [];

    /// <summary>Attributes with a method for each test that is called right before it, and one right after it, in the opposite order. Each is made once.</summary>
    public IReadOnlyList<CustomAttributeData> Around { get; init; } = [];

    /// <summary>The methods that are called after the test, whatever came of it.</summary>
    public IReadOnlyList<MethodInfo> After { get; init; } = [];

    /// <summary>Static methods that are called when the object has ended.</summary>
    public IReadOnlyList<MethodInfo> Last { get; init; } = [];

    /// <summary>The exception that the test is to end with; null where it must end with none.</summary>
    public ExpectedException? Exception { get; init; }

    /// <summary>How the object ends; that of a shared one is not part of the test.</summary>
    public Disposal Disposal { get; init; }
}
