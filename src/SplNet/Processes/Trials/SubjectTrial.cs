using System.Diagnostics;
using System.Runtime.CompilerServices;
using SplNet.Measuring;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>
/// The trial of one test: called once, three times, then for a time, while its duration, its resources and their growth are watched.
/// </summary>
/// <param name="calls">Its calls.</param>
/// <param name="budget">The longest that a call may take, but for the first.</param>
/// <param name="watched">The folders in which it must not write.</param>
/// <param name="limits">How strong the evidence against it must be.</param>
internal sealed class SubjectTrial(TestCalls calls, TimeSpan budget, WatchedFolders watched, TrialLimits limits)
{
    private const int Repeats = 3;
    private const int Depth = 8;
    private const double LeastComputing = 0.5;
    private const int Spins = 1000;
    private const double NanosecondsOfSpins = 10_000;
    private const int WaitChecks = 3;
    private const double MostThrowing = 0.5;
    private const double NanosecondsOfThrow = 10_000;
    private const int ThrowRounds = 10;
    private const int LeastThrowRounds = 3;
    private static readonly TimeSpan Time = TimeSpan.FromMilliseconds(15);

    /// <summary>Tries the test.</summary>
    /// <param name="announce">Called before each stage starts.</param>
    public TrialOutcome Run(Action<TrialStage> announce)
    {
        announce(TrialStage.First);
        var files = watched.Look();
        var kept = Contents();
        if (Failure(calls.Whole) is { } first)
            return new TrialOutcome { Refusal = FailureKind.Refuse(first, Refusals.Fails) };

        // Only the first call shows it: later ones sort what is sorted.
        if (limits.MayRefuse(Refusals.ChangesRow)
            && kept.Zip(Contents()).Zip(calls.Parameters).FirstOrDefault(static one => one.First.First != one.First.Second).Second
                is { } changed)
            return TrialOutcome.Refused(Refusals.ChangesRow, changed);
        announce(TrialStage.Repeated);
        var shortest = double.PositiveInfinity;
        for (var repeat = 0; repeat < Repeats; repeat++)
        {
            var start = Stopwatch.GetTimestamp();
            if (Failure(calls.Whole) is { } failure)
                return new TrialOutcome { Refusal = FailureKind.Refuse(failure, Refusals.NotRepeated) };
            shortest = Math.Min(shortest, Stopwatch.GetElapsedTime(start).TotalNanoseconds);
        }

        // A second look, since a build or an editor may have written meanwhile.
        if (limits.MayRefuse(Refusals.Writes) && watched.ChangedSince(files) is not null && WritesAgain() is { } written)
            return TrialOutcome.Refused(Refusals.Writes, written);
        if (limits.Judge(
            Refusals.TooLong, shortest / budget.TotalNanoseconds, FormattableString.Invariant($"{shortest / 1e9:0.0} s")) is { } tooLong)
            return new TrialOutcome { Refusal = tooLong };
        try
        {
            announce(TrialStage.Repeated);
            var whole = new Repetition(calls.Whole, shortest).FromOne();
            if (Watch(whole, () => announce(TrialStage.Repeated)) is { } refusal)
                return new TrialOutcome { Refusal = refusal, Whole = whole.Nanoseconds };
            if (!limits.MayRefuse(Refusals.NoWork))
                return new TrialOutcome { Whole = whole.Nanoseconds };
            announce(TrialStage.Repeated);
            var work = new WorkComparison(
                new Repetition(calls.Whole, whole.Nanoseconds),
                new Repetition(calls.Empty, whole.Nanoseconds),
                1 / limits.FactorFor(Refusals.NoWork));
            return new TrialOutcome { Refusal = work.HasWork() ? null : new Refusal(Refusals.NoWork), Whole = work.Whole };
        }
        catch (Exception failure)
        {
            return new TrialOutcome { Refusal = FailureKind.Refuse(failure, Refusals.NotRepeated) };
        }
    }

    /// <summary>Gets the exception that a call throws; null if it throws none.</summary>
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

    private List<string> Contents() => [.. calls.Kept.Select(static value => RowContent.Of([value]).Hash)];

    // Bytes, threads and handles are counted exactly; times that may be chance are measured once more.
    private Refusal? Watch(Repetition whole, Action goesOn)
    {
        var thrown = ThrownExceptions.During(() =>
        {
            var earlier = ThrownExceptions.Count;
            whole.For(Time);
            return ThrownExceptions.Count - earlier;
        });
        var throws = thrown / whole.Calls;
        whole.For(Time);
        var growth = HeldGrowth.Of(calls.Whole, whole.Nanoseconds, goesOn);
        if ((limits.Judge(Refusals.Threads, growth.Activities) ?? limits.Judge(Refusals.Handles, growth.Handles)
            ?? limits.Judge(Refusals.Larger, growth.Bytes, FormattableString.Invariant($"{growth.BytesOfCall} B with each call")))
            is { } held)
        {
            return held;
        }

        goesOn();
        if (limits.MayRefuse(Refusals.Slower) && whole.GrowsSlower(4 * Time, limits.FactorFor(Refusals.Slower)))
            return new Refusal(Refusals.Slower);
        goesOn();
        if (limits.MayRefuse(Refusals.Waits)
            && (ProcessorTime.StepNanoseconds > 0 ? SeemsToWait(whole) : whole.ComputingItself < LeastComputing)
            && Enumerable.Range(0, WaitChecks).Count(_ => SeemsToWait(whole)) > WaitChecks / 2)
            return new Refusal(Refusals.Waits);
        goesOn();
        return throws < 1 || !limits.MayRefuse(Refusals.Throws) ? null : limits.Judge(
            Refusals.Throws,
            throws * ThrowsPerCall(whole.Nanoseconds) / MostThrowing,
            FormattableString.Invariant($"{throws:0.#} in each call"));
    }

    // Long enough for processor time that grows by steps: in a time as short as a step, one step is all or nothing.
    private bool SeemsToWait(Repetition whole)
    {
        var least = LeastComputing / limits.FactorFor(Refusals.Waits);
        var look = new Repetition(calls.Whole, whole.Nanoseconds).For(8 * Time);
        if (look.Computing >= least || !look.SharedProcessors)
            return look.Computing < least;

        // Even pure computation gets less than a whole processor then; and code that waits for one, such as calls that continue in another
        // thread, is sometimes served at once.
        var computing = new Repetition(static () => Thread.SpinWait(Spins), NanosecondsOfSpins).For(8 * Time).Computing;
        return look.Computing < least * computing && look.TakesItsTime;
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

    // The time of a throw as a share of a call's. Both are timed in turn, and the fastest compare like with like: others on the machine
    // slow some of both.
    private double ThrowsPerCall(double nanoseconds)
    {
        var (call, thrown) = (new Repetition(calls.Whole, nanoseconds), new Repetition(ThrowAndCatch, NanosecondsOfThrow));
        var begin = Stopwatch.GetTimestamp();
        var pairs = new List<(double Call, double Throw)>();
        while (pairs.Count < LeastThrowRounds || (pairs.Count < ThrowRounds && Stopwatch.GetElapsedTime(begin) < 4 * Time))
            pairs.Add((call.Batch(), thrown.Batch()));
        return pairs.Min(static one => one.Throw) / pairs.Min(static one => one.Call);
    }

    private static void ThrowAndCatch()
    {
        try
        {
            Throw(Depth);
        }
        catch (InvalidOperationException)
        {
            // Only its time matters.
        }
    }
}
