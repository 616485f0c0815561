namespace SplNet.Tests.Toolchain;

/// <summary>A sealed class without state, which a generated program cannot derive from.</summary>
public sealed class Stepper
{
    public int Walk(int count) => Steps.Of(count);
}
