using SplNet.Evaluation;
using SplNet.Syntax;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Values;

/// <summary>Revisions as users write them, alone and in formulas.</summary>
public class RevisionTests
{
    public static TheoryData<Revision, string> Revisions => new()
    {
        { Revision.Git("HEAD~3"), "git:HEAD~3" },
        { Revision.Git("my branch"), "git:'my branch'" },
        { Revision.Svn("r120"), "svn:r120" },
        { Revision.NuGet("13.0.1"), "nuget:13.0.1" },
        { Revision.Folder("../old"), "folder:../old" },
        { Revision.Before, "before" },
        { Revision.Git("before"), "git:before" },
    };

    [Theory]
    [MemberData(nameof(Revisions))]
    public void Revision_IsPrintedAsInFormulas(Revision revision, string text) => Assert.Equal(text, revision.ToString());

    [Theory]
    [MemberData(nameof(Revisions))]
    public void PrintedRevision_RoundTrips(Revision revision, string text) => Assert.Equal(revision, Revision.Parse(text));

    [Theory]
    [InlineData("HEAD~6", "HEAD~6")]
    [InlineData("'HEAD~6'", "HEAD~6")]
    [InlineData("'before'", "before")]
    [InlineData("it's", "it's")]
    public void NameWithoutAKind_IsReadWithAndWithoutQuotes(string text, string name)
    {
        var read = Revision.Parse(text);
        Assert.Equal((RevisionKind.Named, name), (read.Kind, read.Name));
        Assert.Equal(read, Revision.Parse(read.ToString()));
    }

    [Theory]
    [InlineData("v1.2")]
    [InlineData("git:HEAD~3")]
    [InlineData("nuget:2.0.0-beta.1")]
    [InlineData("before")]
    [InlineData("git:before")]
    public void Text_IsReadAndPrintedUnchanged(string text) => Assert.Equal(text, Revision.Parse(text).ToString());

    [Fact]
    public void EqualTexts_AreEqualRevisions()
    {
        Assert.Equal(Revision.Git("v1"), Revision.Parse("git:v1"));
        Assert.NotEqual(Revision.Git("v1"), Revision.Parse("v1"));
        Assert.Equal(Revision.Before, Revision.Parse("before"));
        Assert.NotEqual(Revision.Git("before"), Revision.Parse("before"));
    }

    [Theory]
    [InlineData("hg:tip", "unknown kind 'hg'. The kinds are git:, svn:, nuget:, folder: and runtime:")]
    [InlineData("git:", "'git:' is incomplete. Write the revision after the colon.")]
    public void TextThatNamesNothing_IsRefused(string text, string message) =>
        Assert.Contains(message, Assert.Throws<SplNetException>(() => Revision.Parse(text)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData("")]
    [InlineData(" ")]
    public void MissingName_IsRefused(string name) => Assert.Throws<ArgumentException>(() => Revision.Git(name));

    [Fact]
    public void OperandInALambda_IsMeasuredAtItsRevision()
    {
        var experiment = new Experiment(
            (sort, mean) => mean(sort[5]) <= mean(sort[5].At("v1.2")) & mean(sort.At("v1.2")[5]) < mean(sort.At(Revision.Git("HEAD"))[5]))
        {
            ["sort"] = Work.Of(1),
        };
        var measured = experiment.MeasuredOperands();
        Assert.Equal(["sort(5)", "sort(5)@v1.2", "sort(5)@git:HEAD"], measured.Select(static operand => operand.Name));
        Assert.Equal([null, Revision.Parse("v1.2"), Revision.Git("HEAD")], measured.Select(static operand => operand.Operand.Revision));
    }

    [Fact]
    public void OperandBefore_DiffersFromTheCurrentOne()
    {
        var experiment = new Experiment((sort, old, mean) =>
            mean(sort) <= mean(sort.Before()) * 1.05 & mean(sort[5]) <= mean(sort[5].Before()) & mean(sort) <= mean(old))
        {
            ["sort"] = Work.Of(1),
            ["old"] = Work.Of(1).Before(),
        };
        var measured = experiment.MeasuredOperands();
        Assert.Equal(["sort", "sort@before", "sort(5)", "sort(5)@before", "old"], measured.Select(static operand => operand.Name));
        Assert.Equal(
            [null, Revision.Before, null, Revision.Before, Revision.Before], measured.Select(static operand => operand.Operand.Revision));
    }

    [Fact]
    public void FunctorAtAVersion_IsMeasuredNextToTheCurrentOne()
    {
        var quickSort = FunctorFactory.Create(() => Array.Sort(Arg.Of<int[]>()));
        var gen = Gen.Of([3, 1, 2]).Select(static first => new[] { first, 1, 2 });
        var experiment =
            new Experiment((sort, mean) => mean(sort) <= mean(sort.At("v1.2")) * 1.05)
            {
                ["sort"] = new MethodOperand(quickSort, gen),
            };
        Assert.Equal(["sort", "sort@v1.2"], experiment.MeasuredOperands().Select(static operand => operand.Name));
    }

    [Fact]
    public void TwoVersionsOfOneOperand_AreInvalid()
    {
        var experiment = new Experiment((sort, mean) => mean(sort.At("v2")) < 1.Seconds()) { ["sort"] = Work.Of(1).At("v1") };
        Assert.Contains(
            "The operand 'sort@v2' has two versions: it is bound to one at v1. Name the version in the formula or where it is bound.",
            experiment.Problems().Select(static one => one.Text));
    }

    [Theory]
    [InlineData(Isolation.None, "The operand 'sort@v1' is measured at v1, which needs a separate process. Evaluate with isolate: true.")]
    [InlineData(Isolation.BenchmarkDotNet, "BenchmarkDotNet's toolchain cannot measure the operand 'sort@v1': " +
        "it is measured at another version, which SplNet's own processes load.")]
    public void VersionWithoutItsOwnProcess_IsInvalid(Isolation isolation, string problem)
    {
        var experiment = new Experiment((sort, mean) => mean(sort.At("v1")) < 1.Seconds()) { ["sort"] = Work.Of(1) };
        Assert.Contains(problem, RunSourceChoice.Problems(isolation, experiment, null).Select(static one => one.Text));
    }

    [Fact]
    public void Result_HasTheVersionEvenInJson()
    {
        var experiment = new Experiment((sort, other, mean) => mean(sort) < mean(other)) { ["sort"] = Work.Of(1), ["other"] = Work.Of(2) };
        var runs = new RecordedRuns(("sort", 100), ("other", 200)) { Version = static name => name == "sort" ? "v1 = 0123456789" : null };
        var result = new ExperimentRun(experiment, isolate: false, context: null, runs).Evaluate();
        Assert.Equal(
            ["v1 = 0123456789", null],
            SplNet.Results.Reports.JsonReport.Read(result.ToJson()).Operands.Select(static operand => operand.Version));
    }
}
