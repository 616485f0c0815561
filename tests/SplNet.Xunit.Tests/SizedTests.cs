using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

/// <summary>Tests that two classes inherit.</summary>
public abstract class SizedTests<T>
{
    protected abstract int Left { get; }

    protected abstract int Right { get; }

    protected abstract T Expected { get; }

    [Fact]
    public void InheritedTest_MeasuresItsConcreteClass()
    {
        var left = Left;
        var right = Right;
        Assert.Equal(Expected, (T)(object)Engine.Evaluate(Requirement.Leaner(left, right)));
    }
}
