using SplNet.History.Importing;

namespace SplNet.History.Tests.Importing;

/// <summary>How benchmarks of one name are told apart by their jobs.</summary>
public sealed class BenchmarkDotNetJobsTests
{
    [Theory]
    [InlineData("A.B: Job-AAAAAA(Runtime=.NET 8.0) [N=10]", "A.B: Job-BBBBBB(Runtime=.NET 10.0) [N=10]", " [Runtime=.NET 8.0]", " [Runtime=.NET 10.0]")]
    [InlineData("A.B: DefaultJob", "A.B: ShortRun(IterationCount=3, LaunchCount=1)", " [DefaultJob]", " [IterationCount=3, LaunchCount=1]")]
    [InlineData("A.B: .NET 8.0(Runtime=.NET 8.0) [t=a (b) [c]]", "A.B: .NET 9.0(Runtime=.NET 9.0) [t=a (b) [c]]", " [Runtime=.NET 8.0]", " [Runtime=.NET 9.0]")]
    [InlineData("A.'x: y (z)': Old [N=1]", "A.'x: y (z)': New [N=1]", " [Old]", " [New]")]
    [InlineData("A.B: Old(Toolchain=f(x), Server=True)", "A.B: New(Toolchain=f(x), Server=True)", " [Old]", " [New]")]
    [InlineData("A.B: Job-AAAAAA(Runtime=.NET 8.0) [o=?]", "A.B: Job-AAAAAA(Runtime=.NET 8.0) [o=?]", " [Job-AAAAAA]", " [Job-AAAAAA] #2")]
    [InlineData(null, null, "", " #2")]
    public void SameName_IsToldApartByWhatTheJobIsMadeOf_ElseByItsId_ElseByItsPlace(string? first, string? second, string mark, string other) => Assert.Equal(
        ["", mark, other],
        BenchmarkDotNetJobs.Of([new() { FullName = "Once", DisplayInfo = "A.B: DefaultJob" }, new() { FullName = "A.B", DisplayInfo = first }, new() { FullName = "A.B", DisplayInfo = second }]));
}
