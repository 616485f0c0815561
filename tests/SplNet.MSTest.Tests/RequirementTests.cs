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
    public void CommandThatRepeats_FindsTheRequirementAlone(SplRequirement requirement)
    {
        var name = TestFilter.Escape($"{nameof(CommandThatRepeats_FindsTheRequirementAlone)} [{requirement.Name}]");
        StringAssert.EndsWith(requirement.Run().Repeat, $"{nameof(CommandThatRepeats_FindsTheRequirementAlone)}&Name={name}'", StringComparison.Ordinal);
    }

    [TestMethod]
    [SplFile("work.spl")]
    public void RequirementOfAFile_IsMeasured(SplRequirement requirement) => requirement.Assert();
}
