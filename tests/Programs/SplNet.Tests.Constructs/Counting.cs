using System.Globalization;
using System.Runtime;

namespace SplNet.Tests.Constructs;

/// <summary>
/// The bytes that a construct allocates in each call: what more calls allocate than fewer, so that one-off allocations do not count.
/// </summary>
internal static class Counting
{
    private const int Rounds = 9;

    // Too few for the runtime to compile the code again.
    private const int FewCalls = 4;

    private const int ManyCalls = 1000;
    private const int Burst = 64;
    private const int FewestBursts = 12;
    private const int QuietBursts = 6;
    private const int MostBursts = 200;

    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(5);

    /// <summary>Counts after a few calls.</summary>
    public static string AtOnce(Construct construct)
    {
        construct.Perform(FewCalls);
        return Bytes(construct, FewCalls);
    }

    /// <summary>Counts after the last compilation.</summary>
    public static string WhenHot(Construct construct)
    {
        var quiet = 0;
        for (var burst = 0; burst < MostBursts && (burst < FewestBursts || quiet < QuietBursts); burst++)
        {
            var compiled = JitInfo.GetCompiledMethodCount();
            construct.Perform(Burst);
            Thread.Sleep(Pause);
            quiet = JitInfo.GetCompiledMethodCount() == compiled ? quiet + 1 : 0;
        }

        return Bytes(construct, ManyCalls);
    }

    // The middle one, in whole bytes: threads of the runtime may allocate meanwhile, and once in a thousand calls a task
    // ends before it is awaited.
    private static string Bytes(Construct construct, int calls)
    {
        var counts = new double[Rounds];
        for (var round = 0; round < Rounds; round++)
            counts[round] = (Allocated(construct, 2 * calls) - Allocated(construct, calls)) / (double)calls;
        Array.Sort(counts);
        return Math.Max(0, Math.Round(counts[Rounds / 2])).ToString(CultureInfo.InvariantCulture);
    }

    private static long Allocated(Construct construct, int calls)
    {
        var before = GC.GetTotalAllocatedBytes(precise: true);
        construct.Perform(calls);
        return GC.GetTotalAllocatedBytes(precise: true) - before;
    }
}
