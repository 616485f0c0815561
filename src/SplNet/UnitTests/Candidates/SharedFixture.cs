using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>What several tests share: it is there before the first of them, and ends after the last one.</summary>
/// <param name="Type">Its class.</param>
/// <param name="Constructor">How it is made; null where only static methods are called.</param>
internal sealed record SharedFixture(Type Type, ConstructorInfo? Constructor)
{
    /// <summary>True where tests of other classes share it too.</summary>
    public bool IsOfSeveralClasses { get; init; }

    /// <summary>What groups the classes that share it, such as a collection of xUnit.net: another group has another object. Null where there is one for all.</summary>
    public Type? Group { get; init; }

    /// <summary>The methods that are called once it is made.</summary>
    public IReadOnlyList<MethodInfo> Before { get; init; } = [];

    /// <summary>The methods that are called at its end.</summary>
    public IReadOnlyList<MethodInfo> After { get; init; } = [];

    /// <summary>How it ends after these.</summary>
    public Disposal Disposal { get; init; }
}
