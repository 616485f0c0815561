using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

/// <summary>A class that a measuring process cannot make.</summary>
[TestClass]
public sealed class FailingConstructorTests
{
    public FailingConstructorTests()
    {
        if (MeasuringProcess.IsThis)
            throw new NotSupportedException("not in a measuring process");
    }

    [TestMethod]
    public void ClassThatCannotBeCreated_IsInvalid()
    {
        var result = Requirement.Leaner(Work.Little, Work.Much).Run();
        Assert.AreEqual(Verdict.Invalid, result.Verdict);
        StringAssert.Contains(result.ToString(), "System.NotSupportedException: not in a measuring process", StringComparison.Ordinal);
    }
}
