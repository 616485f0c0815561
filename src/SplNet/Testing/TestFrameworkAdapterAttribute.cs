namespace SplNet.Testing;

/// <summary>Names the <see cref="TestFramework"/> that an assembly offers.</summary>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class TestFrameworkAdapterAttribute : Attribute
{
    /// <summary>Names a framework.</summary>
    /// <param name="framework">A public type, derived from <see cref="TestFramework"/>, with a constructor without parameters.</param>
    public TestFrameworkAdapterAttribute(Type framework) => Framework = framework;

    /// <summary>The type of the framework.</summary>
    public Type Framework { get; }
}
