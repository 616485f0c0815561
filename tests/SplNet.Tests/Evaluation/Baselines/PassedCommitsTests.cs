using SplNet.Evaluation.Baselines;

namespace SplNet.Tests.Evaluation.Baselines;

/// <summary>Which commits passed, as documents say.</summary>
public sealed class PassedCommitsTests : IDisposable
{
    private readonly CommittedTests _tests = new();

    public void Dispose() => _tests.Dispose();

    [Fact]
    public void Pass_IsReadWithTheTimeOfTheLatestOne()
    {
        _tests.Add("a", Verdict.Pass);
        _tests.Add("a", Verdict.Pass);
        var passed = Read();
        Assert.Equal(
            new DateTimeOffset(2026, 1, 1, 12, 1, 0, TimeSpan.Zero), Assert.Single(passed.Ended, static commit => commit.Key == "a").Value);
        Assert.Equal(2, passed.Documents);
    }

    [Theory]
    [InlineData(Verdict.Fail)]
    [InlineData(Verdict.Inconclusive)]
    [InlineData(Verdict.Invalid)]
    public void AnotherVerdict_IsNotAPass(Verdict verdict)
    {
        _tests.Add("a", verdict);
        Assert.Equal((0, 1), (Read().Ended.Count, Read().Documents));
    }

    [Fact]
    public void FailureAtACommit_IsNotOverriddenByALaterPass()
    {
        _tests.Add("a", Verdict.Fail);
        _tests.Add("a", Verdict.Pass);
        _tests.Add("b", Verdict.Inconclusive);
        _tests.Add("b", Verdict.Pass);
        Assert.Equal(["b"], Read().Ended.Keys);
    }

    [Fact]
    public void WorkTreeWithChanges_DoesNotCountForItsCommit()
    {
        _tests.Add("a", Verdict.Pass, isChanged: true);
        _tests.Add("b", Verdict.Pass);
        _tests.Add("b", Verdict.Fail, isChanged: true);
        Assert.Equal(["b"], Read().Ended.Keys);
    }

    [Fact]
    public void AnotherRequirement_DoesNotCount()
    {
        _tests.Add("a", Verdict.Pass, source: "Others");
        _tests.Add("a", Verdict.Pass, source: "My-Perf-Tests");
        _tests.Add("a", Verdict.Pass, instance: "System.Int32:10;");
        _tests.Add("a", Verdict.Pass, name: "sorting");
        _tests.Add("a", Verdict.Pass, formula: "median(sort) <= median(sort@before) * 1.05");
        _tests.Add("a", Verdict.Pass, operands: "find");
        _tests.Add("a", Verdict.Pass, framework: "net8.0-windows7.0");
        Assert.Equal((0, 0), (Read().Ended.Count, Read().Documents));
    }

    [Theory]
    [InlineData("mean(sort) <= mean(sort@before) * 1.2")]
    [InlineData("mean(sort) <= mean(sort@before)")]
    public void DifferentMargin_KeepsTheBaseline(string formula)
    {
        _tests.Add("a", Verdict.Pass, formula: formula);
        Assert.Equal(["a"], Read().Ended.Keys);
    }

    [Fact]
    public void MissingFolder_HasNoDocuments() => Assert.Equal((0, 0), (Read().Ended.Count, Read().Documents));

    [Theory]
    [InlineData("{ ", "cannot be read: ")]
    [InlineData("null", "cannot be read: The document is empty.")]
    public void DocumentThatCannotBeRead_IsRefusedByName(string content, string message)
    {
        Directory.CreateDirectory(_tests.Documents);
        var file = Path.Combine(_tests.Documents, "20260101-120000-Perf-00000000.json");
        File.WriteAllText(file, content);
        Assert.Contains($"The document {file} {message}", Assert.Throws<SplNetException>(Read).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("\"schemaVersion\": 1", "\"schemaVersion\": 99")]
    [InlineData("\"schemaVersion\": 2", "\"schemaVersion\": 1")]
    public void DocumentOfAnotherForm_IsRefusedByName(string ours, string theirs)
    {
        _tests.Add("a", Verdict.Pass);
        var file = Assert.Single(Directory.GetFiles(_tests.Documents));
        var text = File.ReadAllText(file);
        Assert.Contains(ours, text, StringComparison.Ordinal);
        File.WriteAllText(file, text.Replace(ours, theirs, StringComparison.Ordinal));
        Assert.Contains(
            $"The document {file} has the format of a different version of SplNet",
            Assert.Throws<SplNetException>(Read).Message,
            StringComparison.Ordinal);
    }

    private PassedCommits Read() => PassedCommits.Read(
        _tests.Documents, RequirementSeries.Of("Perf", null, CommittedTests.Framework, null, CommittedTests.Formula, ["sort"]));
}
