using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>An object that several tests share: it is created before the first of them and disposed after the last.</summary>
/// <param name="Type">The class of the object.</param>
/// <param name="Constructor">The constructor; null if only static methods are called.</param>
internal sealed record SharedFixture(Type Type, ConstructorInfo? Constructor)
{
    /// <summary>True if tests of other classes share it as well.</summary>
    public bool IsOfSeveralClasses { get; init; }

    /// <summary>
    /// The group of classes that share it, such as a collection of xUnit.net; each group has its own object. Null if
    /// there is one object for all.
    /// </summary>
    public Type? Group { get; init; }

    /// <summary>The methods that are called after its creation.</summary>
    public IReadOnlyList<MethodInfo> Before { get; init; } = [];

    /// <summary>The methods that are called before its disposal.</summary>
    public IReadOnlyList<MethodInfo> After { get; init; } = [];

    /// <summary>The disposal after these methods.</summary>
    public Disposal Disposal { get; init; }
}
