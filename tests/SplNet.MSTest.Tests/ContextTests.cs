using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

[TestClass]
public sealed class ContextTests
{
    public TestContext TestContext { get; set; } = null!;

    [TestMethod]
    [DataRow("row")]
    public void Replay_HasTheContextOfTheTest(string value)
    {
        using var journal = Journal.Open();
        Journal.Write(Seen(value));
        TestContext.WriteLine("Measuring {0}.", value);
        TestContext.AddResultFile("nothing.txt");
        Requirement.Leaner(Work.Little, Work.Much).Assert();
        foreach (var process in journal.Processes())
            Assert.Contains(Seen(value), process);
    }

    [TestMethod]
    public void OutputBeforeACrash_IsShown()
    {
        if (MeasuringProcess.IsThis)
        {
            TestContext.WriteLine("Said before the end.");
            Environment.FailFast("The end.");
        }

        var report = Requirement.Leaner(Work.Little, Work.Much).Run().ToString();
        StringAssert.Contains(report, "The end.", StringComparison.Ordinal);
        StringAssert.Contains(report, "Said before the end.", StringComparison.Ordinal);
    }

    [TestMethod]
    public void ParameterOfTheRunSettings_ReachesTheReplay()
    {
        var work = int.Parse((string)TestContext.Properties["work"]!);
        Requirement.Leaner(work / 5, Work.Much).Assert();
    }

    private string Seen(string value) => string.Join(
        ' ',
        TestContext.FullyQualifiedTestClassName,
        TestContext.TestName,
        TestContext.TestData?.Single() as string == value,
        TestContext.CurrentTestOutcome,
        TestContext.CancellationToken.IsCancellationRequested,
        TestContext.TestRunDirectory);
}
