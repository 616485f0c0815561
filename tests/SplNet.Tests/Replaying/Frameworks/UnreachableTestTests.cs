using SplNet.Evaluation;
using SplNet.Replaying;
using SplNet.Replaying.Frameworks.NUnit;
using SplNet.Replaying.Frameworks.XunitV3;
using SplNet.Tests.Evaluation;
using SplNet.UnitTests;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>Tests that no other process can find: the reason is told before anything is measured.</summary>
public sealed class UnreachableTestTests
{
    private static Experiment Sound => new((work, mean) => mean(work) < 1.Seconds()) { ["work"] = Work.Of(100) };

    [Fact]
    public void AssemblyWithoutAFile_IsRefused()
    {
        var identity = new TestIdentity(string.Empty, "A", "Void B()", null);
        var problem = Assert.Single(RunSourceChoice.Problems(Isolation.Process, Sound, new EvaluationContext(
            new TestOrigin("none", identity), EvaluationLog.Of(new object()), null, null))).Text;
        Assert.StartsWith(
            "The assembly of this test or program is not in a file: it was published as a single file, merged, or loaded from memory",
            problem,
            StringComparison.Ordinal);
    }

    [Fact]
    public void MissingFramework_IsNamedWithPossibleReasons()
    {
        var problem = Assert.Single(RunSourceChoice.Problems(Isolation.Process, Sound, null)).Text;
        Assert.Contains("neither MSTest, NUnit, TUnit nor xUnit.net reports a test", problem, StringComparison.Ordinal);
        Assert.Contains("neither trimmed nor merged", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void FrameworkWithoutACurrentTest_IsNamedWithTheStackAlternative()
    {
        var problem = NotReplayable.ProblemWith("xUnit.net 2");
        Assert.Contains(
            "xUnit.net 2 does not report the running test. " +
            "Only the call stack shows it, and the test is not on it after an await in a helper, in a constructor or on another thread.",
            problem,
            StringComparison.Ordinal);
        Assert.Contains("in the test method itself, or before the helper's first await", problem, StringComparison.Ordinal);
        Assert.DoesNotContain("Main", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void TrimmedType_IsNamed()
    {
        Assert.Contains(
            "NUnit lacks NUnit.Framework.Missing",
            Assert.Throws<UnreplayableTestException>(static () => NUnitNames.Needed("NUnit.Framework.Missing")).Message,
            StringComparison.Ordinal);
        Assert.Contains(
            "xUnit.net v3 lacks Xunit.Missing",
            Assert.Throws<UnreplayableTestException>(static () => XunitV3Names.Needed("Xunit.Missing")).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void OwnTests_AreNotRefused() => Assert.Empty(RunSourceChoice.Problems(Isolation.Process, Sound, EvaluationContext.Find()));
}
