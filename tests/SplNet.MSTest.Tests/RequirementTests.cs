using SplNet.Tests.Shared;
using SplNet.UnitTests;

namespace SplNet.MSTest.Tests;

/// <summary>Requirements as texts, measured without the test that asks for them: in a measuring process it would fail.</summary>
[TestClass]
public sealed class RequirementTests
{
    public RequirementTests() => Assert.IsFalse(MeasuringProcess.IsThis);

    [TestMethod]
    [SplFormulas(typeof(Stated))]
    public void RequirementOfAnAttribute_IsMeasured(SplRequirement requirement) => requirement.Assert();

    [TestMethod]
    [SplFormulas(typeof(Stated))]
    public void RepeatCommand_FindsOnlyTheRequirement(SplRequirement requirement)
    {
        var name = TestFilter.Escape($"{nameof(RepeatCommand_FindsOnlyTheRequirement)} [{requirement.Name}]");
        StringAssert.EndsWith(
            requirement.Run().Repeat, $"{nameof(RepeatCommand_FindsOnlyTheRequirement)}&Name={name}'", StringComparison.Ordinal);
    }

    [TestMethod]
    [SplFile("work.spl")]
    public void RequirementOfAFile_IsMeasured(SplRequirement requirement) => requirement.Assert();
}
