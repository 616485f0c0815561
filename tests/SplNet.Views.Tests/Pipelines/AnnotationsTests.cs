using SplNet.Views.Pipelines;

namespace SplNet.Views.Tests.Pipelines;

public sealed class AnnotationsTests
{
    [Fact]
    public void OnGitHub_ErrorsAreAtTheirLines()
    {
        var lines = Annotations.Lines(SampleResults.OfEachKind(), AnnotationServer.GitHub);
        Assert.Equal(
            [
                "::error file=src/a b/perf%2C1.spl,line=3,col=7,title=sorts fast::Violated: sorts fast",
                "::error file=src/Sort.cs,line=12,title=sorts fast::NotMeasured: sorts fast",
                "::warning file=C.cs,line=4,title=sorts fast::Undecided: sorts fast",
            ],
            lines);
    }

    [Fact]
    public void OnAzure_ErrorsAreAtTheirLines()
    {
        var lines = Annotations.Lines(SampleResults.OfEachKind(), AnnotationServer.Azure);
        Assert.Equal(
            [
                "##vso[task.logissue type=error;sourcepath=src/a b/perf,1.spl;linenumber=3;columnnumber=7]sorts fast: Violated: sorts fast",
                "##vso[task.logissue type=error;sourcepath=src/Sort.cs;linenumber=12]sorts fast: NotMeasured: sorts fast",
                "##vso[task.logissue type=warning;sourcepath=C.cs;linenumber=4]sorts fast: Undecided: sorts fast",
            ],
            lines);
    }

    [Theory]
    [InlineData(10, 10, null)]
    [InlineData(11, 10, "::error title=SplNet::2 more are in the output of the job.")]
    [InlineData(500, 10, "::error title=SplNet::491 more are in the output of the job.")]
    public void MoreThanTen_AreCountedByTheTenth(int violated, int shown, string? last)
    {
        var lines = Annotations.Lines(
            [.. Enumerable.Repeat(SampleResults.Of(PipelineOutcome.Violated), violated)], AnnotationServer.GitHub);
        Assert.Equal(shown, lines.Count);
        Assert.Equal(last ?? lines[0], lines[^1]);
    }

    [Fact]
    public void Pass_IsNotReported() => Assert.Empty(Annotations.Lines(
        [SampleResults.Of(PipelineOutcome.Holds), SampleResults.Of(PipelineOutcome.NotReached)], AnnotationServer.GitHub));

    [Theory]
    [InlineData(AnnotationServer.GitHub, "::error title=<b>a&b</b> \"q\" 'é' %3A%3Ax%2Cy%25\u0001]; 🚀 ", "|`%0D%0Aend::Violated: ")]
    [InlineData(
        AnnotationServer.Azure, "##vso[task.logissue type=error]<b>a&b</b> \"q\" 'é' ::x,y%AZP25\u0001]; 🚀 ", "|`%0D%0Aend: Violated: ")]
    internal void AwkwardNames_StayOnOneLine(AnnotationServer server, string start, string middle)
    {
        var line = Assert.Single(Annotations.Lines([SampleResults.Of(PipelineOutcome.Violated, SampleResults.Awkward)], server));
        Assert.StartsWith(start, line, StringComparison.Ordinal);
        Assert.Contains(middle, line, StringComparison.Ordinal);
        Assert.DoesNotContain('\n', line);
    }
}
