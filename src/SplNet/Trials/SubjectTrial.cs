using System.Diagnostics;
using System.Runtime.CompilerServices;
using SplNet.Candidates;
using SplNet.Measuring;

namespace SplNet.Trials;

/// <summary>The trial of one test: called once, three times, then for a time, while what it takes, holds and leaves behind is looked at.</summary>
/// <param name="calls">Its calls.</param>
/// <param name="budget">The longest that a call may take, but for the first.</param>
/// <param name="watched">Where it must not write.</param>
internal sealed class SubjectTrial(TestCalls calls, TimeSpan budget, WatchedFolders watched)
{
    private const int Repeats = 3;
    private const int LeastActivities = 4;
    private const long LeastBytes = 32 * 1024;
    private const int Depth = 8;
    private const double LeastComputing = 0.5;
    private const int Spins = 1000;
    private const double NanosecondsOfSpins = 10_000;
    private const int Looks = 3;
    private const double MostThrowing = 0.5;
    private static readonly TimeSpan Time = TimeSpan.FromMilliseconds(15);

    private static readonly Lazy<double> NanosecondsOfThrow = new(Throwing);

    /// <summary>Tries the test.</summary>
    /// <param name="tell">Is told of each stage before it begins.</param>
    public TrialOutcome Run(Action<TrialStage> tell)
    {
        tell(TrialStage.First);
        var files = watched.Look();
        if (Failure(calls.Whole) is { } first)
            return new TrialOutcome { Refusal = FailureKind.Refuse(first, Refusals.Fails) };
        tell(TrialStage.Repeated);
        var shortest = double.PositiveInfinity;
        for (var repeat = 0; repeat < Repeats; repeat++)
        {
            var start = Stopwatch.GetTimestamp();
            if (Failure(calls.Whole) is { } failure)
                return new TrialOutcome { Refusal = FailureKind.Refuse(failure, Refusals.NotRepeated) };
            shortest = Math.Min(shortest, Stopwatch.GetElapsedTime(start).TotalNanoseconds);
        }

        // A second look, since a build or an editor may have written meanwhile.
        if (watched.ChangedSince(files) is not null && WritesAgain() is { } written)
            return TrialOutcome.Refused(Refusals.Writes, written);
        if (shortest > budget.TotalNanoseconds)
            return TrialOutcome.Refused(Refusals.TooLong, FormattableString.Invariant($"{shortest / 1e9:0.0} s"));
        try
        {
            tell(TrialStage.Repeated);
            var whole = new Repetition(calls.Whole, shortest).FromOne();
            if (Watch(whole) is { } refusal)
                return new TrialOutcome { Refusal = refusal, Whole = whole.Nanoseconds };
            tell(TrialStage.Repeated);
            var work = new WorkComparison(new Repetition(calls.Whole, whole.Nanoseconds), new Repetition(calls.Empty, whole.Nanoseconds));
            return new TrialOutcome { Refusal = work.HasWork() ? null : new Refusal(Refusals.NoWork), Whole = work.Whole, Around = work.Around };
        }
        catch (Exception failure)
        {
            return new TrialOutcome { Refusal = FailureKind.Refuse(failure, Refusals.NotRepeated) };
        }
    }

    /// <summary>What a call throws; null if nothing.</summary>
    public static Exception? Failure(Action call)
    {
        try
        {
            call();
            return null;
        }
        catch (Exception failure)
        {
            return failure;
        }
    }

    // What may be chance is looked at once more.
    private Refusal? Watch(Repetition whole)
    {
        var before = HeldResources.Read();
        var thrown = ThrownExceptions.During(() =>
        {
            var earlier = ThrownExceptions.Count;
            whole.For(Time);
            return ThrownExceptions.Count - earlier;
        });
        var half = HeldResources.Read();
        var callsOfHalf = whole.Calls;
        whole.For(Time);
        var after = HeldResources.Read();
        var callsAfter = whole.Calls - callsOfHalf;
        if (Leaks(after.Activities - half.Activities, callsAfter))
            return new Refusal(Refusals.Threads);
        if (Leaks(after.Handles - half.Handles, callsAfter))
            return new Refusal(Refusals.Handles);
        if (Grows(half.Bytes - before.Bytes, callsOfHalf) && Grows(after.Bytes - half.Bytes, callsAfter) && GrowsStill(whole, after))
            return new Refusal(Refusals.Larger, FormattableString.Invariant($"{Math.Max(1, (after.Bytes - half.Bytes) / callsAfter)} B with each call"));
        if (whole.GrowsSlower(4 * Time))
            return new Refusal(Refusals.Slower);
        if ((ProcessorTime.StepNanoseconds > 0 ? SeemsToWait(whole) : whole.ComputingItself < LeastComputing) && Enumerable.Range(0, Looks).Count(_ => SeemsToWait(whole)) > Looks / 2)
            return new Refusal(Refusals.Waits);
        var throwing = thrown / callsOfHalf * NanosecondsOfThrow.Value / whole.Nanoseconds;
        return thrown >= callsOfHalf && throwing > MostThrowing ? new Refusal(Refusals.Throws, FormattableString.Invariant($"{thrown / callsOfHalf:0.#} in each call")) : null;
    }

    // So long that processor time which grows by steps tells it, too: in a time as short as a step, one step is all or nothing.
    private bool SeemsToWait(Repetition whole)
    {
        var look = new Repetition(calls.Whole, whole.Nanoseconds).For(8 * Time);
        if (look.Computing >= LeastComputing || !look.SharedProcessors)
            return look.Computing < LeastComputing;

        // What only computes gets less than all of a processor then, too; and what waits for one, as calls do that go on in another thread, is at times served at once.
        var computing = new Repetition(static () => Thread.SpinWait(Spins), NanosecondsOfSpins).For(8 * Time).Computing;
        return look.Computing < LeastComputing * computing && look.TakesItsTime;
    }

    // Half of the calls have left something.
    private static bool Leaks(long more, long callsBetween) => more >= LeastActivities && more >= callsBetween / 2;

    /// <summary>True where calls have left more than chance does.</summary>
    /// <param name="bytes">How much more is held.</param>
    /// <param name="callsBetween">Behind how many calls.</param>
    public static bool Grows(long bytes, long callsBetween) => bytes >= LeastBytes && bytes >= callsBetween;

    private static bool GrowsStill(Repetition whole, HeldResources before)
    {
        var known = whole.Calls;
        whole.For(Time);
        return Grows(HeldResources.Read().Bytes - before.Bytes, whole.Calls - known);
    }

    private string? WritesAgain()
    {
        var files = watched.Look();
        calls.Whole();
        return watched.ChangedSince(files);
    }

    // Assertions and parsers throw a few calls below the test.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Throw(int depth) => depth == 0 ? throw new InvalidOperationException() : 1 + Throw(depth - 1);

    private static double Throwing()
    {
        var repetition = new Repetition(
            static () =>
            {
                try
                {
                    Throw(Depth);
                }
                catch (InvalidOperationException)
                {
                    // Only its time matters.
                }
            },
            10_000);
        return repetition.For(TimeSpan.FromMilliseconds(3)).Nanoseconds;
    }
}
