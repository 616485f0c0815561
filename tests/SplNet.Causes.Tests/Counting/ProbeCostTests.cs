using SplNet.Causes.Tests.Building;
using SplNet.Causes.Work;

namespace SplNet.Causes.Tests.Counting;

public class ProbeCostTests
{
    private const string Library = """
        public static class Library
        {
            public static int Sum(string[] texts) { int sum = 0; foreach (var text in texts) sum += text.IndexOf('x'); return sum; }
        }
        """;

    private const string Workload = """
        public static class Workload
        {
            private static readonly string[] Texts = System.Linq.Enumerable.ToArray(System.Linq.Enumerable.Repeat("abc", 1000));
            public static object Run() => Library.Sum(Texts);
        }
        """;

    [Fact]
    public void ProbeCost_IsNotAttributedToTheCall()
    {
        var build = CountedBuild.Of(Library, Workload);
        var run = build.Run();
        Assert.InRange(run.ProbeNanoseconds, 0.5, 1e5);

        Assert.True(Leaving(run) < Leaving(run with { ProbeNanoseconds = 0 }));

        double Leaving(RunCounts counts) => WorkTable.Of(build.Library, [counts]).Weight;
    }
}
