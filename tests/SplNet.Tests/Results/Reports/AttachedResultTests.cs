using SplNet.Evaluation;
using SplNet.UnitTests;

namespace SplNet.Tests.Results.Reports;

public class AttachedResultTests
{
    [Theory]
    [InlineData(Attach.NotPassed, Verdict.Pass, false)]
    [InlineData(Attach.NotPassed, Verdict.Fail, true)]
    [InlineData(Attach.NotPassed, Verdict.Inconclusive, true)]
    [InlineData(Attach.NotPassed, Verdict.Invalid, true)]
    [InlineData(Attach.Always, Verdict.Pass, true)]
    [InlineData(Attach.Never, Verdict.Fail, false)]
    public void Option_ChoosesByTheVerdict(Attach when, Verdict verdict, bool isAttached)
    {
        var files = new List<string>();
        AttachedResult.Add(Result(verdict), when, Test((name, _) => files.Add(name), written: null));
        Assert.Equal(isAttached ? ["report.html", "splnet.json"] : [], files);
    }

    [Fact]
    public void FilesThatCannotBeWritten_AreReportedInTheOutput()
    {
        var written = new List<string>();
        AttachedResult.Add(Result(Verdict.Fail), Attach.Always, Test(static (_, _) => throw new IOException("No space is left."), written));
        Assert.Equal(["The result is not attached: No space is left."], written);
    }

    [Fact]
    public void FrameworkThatRefusesFiles_IsReportedInTheOutput()
    {
        var written = new List<string>();
        AttachedResult.Add(
            Result(Verdict.Fail), Attach.Always, Test(static (_, _) => throw new InvalidOperationException("There is no test."), written));
        Assert.Equal(["The result is not attached: There is no test."], written);
    }

    private static ExperimentResult Result(Verdict verdict) => new() { Formula = "mean(a) < mean(b)", Verdict = verdict };

    private static RunningTest Test(Action<string, string> attach, List<string>? written) => new()
    {
        Identity = new TestIdentity("Tests.dll", "Tests", "Void Sorts()", null),
        Execution = new object(),
        FullName = "Tests.Sorts",
        Write = text => written?.Add(text),
        Attach = attach,
    };
}
