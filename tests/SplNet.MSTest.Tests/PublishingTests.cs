using System.Text.Json;
using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

[TestClass]
public sealed class PublishingTests
{
    public TestContext TestContext { get; set; } = null!;

    [TestMethod]
    public void ExperimentThatDidNotPass_LeavesItsResultInFiles()
    {
        Requirement.Leaner(Work.Little, Work.Much).Run();
        Requirement.Undecided(OnInconclusive.Fail).Run();
        using var result = JsonDocument.Parse(Attached("splnet.json"));
        Assert.AreEqual("Inconclusive", result.RootElement.GetProperty("verdict").GetString());
        StringAssert.StartsWith(Attached("report.html"), "<!DOCTYPE html>", StringComparison.OrdinalIgnoreCase);
    }

    [TestMethod]
    public void InconclusiveExperiment_SkipsTheTest()
    {
        var skip = Assert.ThrowsExactly<AssertInconclusiveException>(() => Requirement.Undecided(OnInconclusive.Skip).Assert());
        StringAssert.Contains(skip.Message, "; claimed: mean(one) < mean(other)", StringComparison.Ordinal);
    }

    [TestMethod]
    public void InconclusiveExperiment_FailsTheTestIfRequested()
    {
        var failure = Assert.ThrowsExactly<ExperimentFailedException>(() => Requirement.Undecided(OnInconclusive.Fail).Assert());
        Assert.AreEqual(Verdict.Inconclusive, failure.ToResult().Verdict);
        // a busy machine has that one
        Assert.IsTrue(failure.ToResult().Notes.All(static note => note.StartsWith("Other work took ", StringComparison.Ordinal)));
    }

    private string Attached(string name) =>
        File.ReadAllText(Path.Combine(
            TestContext.TestResultsDirectory!, "SplNet", $"{TestContext.FullyQualifiedTestClassName}.{TestContext.TestName}-1.{name}"));
}
