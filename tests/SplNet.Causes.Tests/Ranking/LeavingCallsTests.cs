using System.Diagnostics;
using SplNet.Causes.Ranking;
using SplNet.Causes.Tests.Building;
using SplNet.Causes.Work;

namespace SplNet.Causes.Tests.Ranking;

/// <summary>When a call that leaves the library is taken for a longer one on one side.</summary>
public class LeavingCallsTests
{
    private const string Library = "public static class Words { public static int Last(string text) => text.LastIndexOf('a'); }";
    private const string Workload = "public static class Workload { public static object Run() => Words.Last(\"banana\"); }";
    private const double Probe = 10_000; // nanoseconds, many steps of the clock of any system

    private static readonly CountedBuild Build = CountedBuild.Of(Library, Workload);

    // A probe that takes a little longer on a busy machine makes a call of a nanosecond many times as long.
    [Fact]
    public void DifferenceBelowTheProbeCost_IsAttributedToTheClock() =>
        Assert.Equal(Weight(1.001 * Probe), Weight(1.001 * Probe, than: 1.5 * Probe));

    [Fact]
    public void DifferenceAboveTheProbeCost_IsAttributedToTheCall() =>
        Assert.True(Weight(1.001 * Probe, than: 4 * Probe) > 100 * Weight(1.001 * Probe));

    private static double Weight(double before, double? than = null)
    {
        var (older, newer) = (Side(before), Side(than ?? before));
        LeavingCalls.ShareWeights(older.Work, newer.Work);
        var method = Assert.Single(newer.Work.Methods);
        return Assert.Single(newer.Work[method].Leaving.Values).Nanoseconds;
    }

    // Each call takes so many nanoseconds, its probes among them.
    private static CountedSide Side(double nanoseconds)
    {
        var run = Build.Run();
        var probe = Assert.Single(
            Build.Library.Parts.SelectMany(static part => part.Blocks).SelectMany(static block => block.Sites),
            static site => site.Leaves).Probe;
        var (assembly, counters) = Assert.Single(run.Assemblies);
        counters[probe] = (long)(run.Operations * nanoseconds * Stopwatch.Frequency / 1e9);
        var counted = new RunCounts(run.Operations, new Dictionary<string, long[]>(StringComparer.Ordinal) { [assembly] = counters })
        {
            ProbeNanoseconds = Probe,
        };
        return new CountedSide(Build.Library, [counted, counted, counted]);
    }
}
