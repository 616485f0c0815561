using SplNet.History.Importing;

namespace SplNet.History.Tests.Importing;

/// <summary>How the series of benchmarks of one name are named by their jobs.</summary>
public sealed class BenchmarkDotNetJobsTests
{
    [Theory]
    [InlineData(
        "A.B: Job-AAAAAA(Runtime=.NET 8.0) [N=10]", "A.B: Job-BBBBBB(Runtime=.NET 10.0) [N=10]", " [Runtime=.NET 8.0]",
        " [Runtime=.NET 10.0]")]
    [InlineData("A.B: DefaultJob", "A.B: ShortRun(IterationCount=3, LaunchCount=1)", " [DefaultJob]", " [IterationCount=3, LaunchCount=1]")]
    [InlineData(
        "A.B: .NET 8.0(Runtime=.NET 8.0) [t=a (b) [c]]", "A.B: .NET 9.0(Runtime=.NET 9.0) [t=a (b) [c]]", " [Runtime=.NET 8.0]",
        " [Runtime=.NET 9.0]")]
    [InlineData("A.'x: y (z)': Old [N=1]", "A.'x: y (z)': New [N=1]", " [Old]", " [New]")]
    [InlineData("A.B: Old(Toolchain=f(x), Server=True)", "A.B: New(Toolchain=f(x), Server=True)", " [Old]", " [New]")]
    [InlineData("A.B: Cold: (x)(IterationCount=3)", "A.B: Warm: (y)(IterationCount=3)", " [Cold: (x)]", " [Warm: (y)]")]
    [InlineData("A.B: Cold (x)", "A.B: Warm (y)", " [Cold (x)]", " [Warm (y)]")]
    [InlineData(
        "A.B: Job-AAAAAA(Runtime=.NET 8.0, IterationCount=3)", "A.B: Job-BBBBBB(Runtime=.NET 10.0, IterationCount=3)",
        " [Runtime=.NET 8.0]", " [Runtime=.NET 10.0]")]
    [InlineData(
        "A.B: Job-AAAAAA(IterationCount=3)", "A.B: Job-BBBBBB(IterationCount=3, Server=True)", " [IterationCount=3]", " [Server=True]")]
    [InlineData("A.B: Job-AAAAAA(IterationCount=3)", "A.B: Job-BBBBBB(IterationCount=3)", "", " #2")]
    [InlineData("A.B: Job-AAAAAA(Runtime=.NET 8.0) [o=?]", "A.B: Job-AAAAAA(Runtime=.NET 8.0) [o=?]", "", " #2")]
    [InlineData("A.B: DefaultJob [L=List`1]", "A.B: DefaultJob [L=List`1]", "", " #2")]
    [InlineData(null, null, "", " #2")]
    public void SameName_IsMarkedByDifferingSettingsOrIdOrPosition(string? first, string? second, string mark, string other) =>
        Assert.Equal(
            ["", mark, other],
            BenchmarkDotNetJobs.Of([
                new() { FullName = "Once", DisplayInfo = "A.B: DefaultJob" },
                new() { FullName = "A.B", DisplayInfo = first },
                new() { FullName = "A.B", DisplayInfo = second }]));

    [Fact]
    public void CasesOfTwoJobs_AreMatchedByTheirOrder()
    {
        static BenchmarkDotNetCase Case(string job) =>
            new() { FullName = "B.M(L: List`1)", DisplayInfo = $"B.M: {job} [L=List`1]", MethodTitle = "M", Parameters = "L=List`1" };
        Assert.Equal(
            [" [IterationCount=3]", " [IterationCount=3] #2", " [IterationCount=5]", " [IterationCount=5] #2"],
            BenchmarkDotNetJobs.Of([
                Case("Job-KWRRGA(IterationCount=3)"),
                Case("Job-KWRRGA(IterationCount=3)"),
                Case("Job-YTVBNG(IterationCount=5)"),
                Case("Job-YTVBNG(IterationCount=5)")]));
    }

    [Theory]
    [InlineData("B.'parse: small (1 KB)': Dry(IterationCount=3) [S=a]", "'parse: small (1 KB)'", "S=a", "Dry", "IterationCount=3")]
    [InlineData("B.'it's: (x)': Dry(IterationCount=3)", "'it's: (x)'", "", "Dry", "IterationCount=3")]
    [InlineData("B.M: x [y](A=1) [N=10, S=a & b, c [d]]", "M", "N=10&S=a & b, c [d]", "x [y]", "A=1")]
    [InlineData("B.M: x [N=1] [N=10]", "M", "N=10", "x [N=1]", "")]
    [InlineData(
        "B.M: Job-AAAAAA(Jit=RyuJit, Arguments=/p:A=1, /p:B=2, Runtime=.NET 8.0)", "M", "", "Job-AAAAAA",
        "Jit=RyuJit|Arguments=/p:A=1, /p:B=2|Runtime=.NET 8.0")]
    [InlineData("", "M", "", "", "")]
    public void Job_IsTheTextBetweenMethodAndParameters(string info, string title, string parameters, string id, string settings)
    {
        var job = BenchmarkDotNetJob.Of(
            new BenchmarkDotNetCase { FullName = "B.M", DisplayInfo = info, MethodTitle = title, Parameters = parameters });
        Assert.Equal((id, settings), (job.Id, string.Join('|', job.Settings)));
    }
}
