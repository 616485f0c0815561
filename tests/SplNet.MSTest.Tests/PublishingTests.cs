using System.Text.Json;
using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

[TestClass]
public sealed class PublishingTests
{
    public TestContext TestContext { get; set; } = null!;

    [TestMethod]
    public void EachExperiment_LeavesItsResultInAFile()
    {
        Requirement.Leaner(Work.Little, Work.Much).Run();
        Requirement.Undecided(OnInconclusive.Fail).Run();
        Assert.AreEqual(Verdict.Pass, VerdictIn(1));
        Assert.AreEqual(Verdict.Inconclusive, VerdictIn(2));
    }

    [TestMethod]
    public void InconclusiveExperiment_SkipsTheTestIfAsked()
    {
        var skip = Assert.ThrowsExactly<AssertInconclusiveException>(() => Requirement.Undecided(OnInconclusive.Skip).Assert());
        StringAssert.Contains(skip.Message, "INCONCLUSIVE mean(one) < mean(other)", StringComparison.Ordinal);
    }

    [TestMethod]
    public void InconclusiveExperiment_FailsTheTestByDefault()
    {
        var failure = Assert.ThrowsExactly<ExperimentFailedException>(() => Requirement.Undecided(OnInconclusive.Fail).Assert());
        Assert.AreEqual(Verdict.Inconclusive, failure.ToResult().Verdict);
        Assert.IsEmpty(failure.ToResult().Notes);
    }

    private Verdict VerdictIn(int experiment)
    {
        var name = $"{TestContext.FullyQualifiedTestClassName}.{TestContext.TestName}-{experiment}.splnet.json";
        using var result = JsonDocument.Parse(File.ReadAllText(Path.Combine(TestContext.TestResultsDirectory!, "SplNet", name)));
        return Enum.Parse<Verdict>(result.RootElement.GetProperty("verdict").GetString()!);
    }
}
