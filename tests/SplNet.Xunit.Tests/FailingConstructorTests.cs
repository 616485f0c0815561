using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

/// <summary>A class that a measuring process cannot make.</summary>
public sealed class FailingConstructorTests
{
    public FailingConstructorTests()
    {
        if (MeasuringProcess.IsThis)
            throw new NotSupportedException("not in a measuring process");
    }

    [Fact]
    public void ClassThatCannotBeCreated_IsInvalid()
    {
        var result = Requirement.Leaner(Work.Little, Work.Much).Run();
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains("System.NotSupportedException: not in a measuring process", result.ToString(), StringComparison.Ordinal);
    }
}
