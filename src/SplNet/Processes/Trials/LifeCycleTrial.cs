using System.Diagnostics;
using SplNet.Measuring;
using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>Tries the life cycles that the framework does not use: one object for many calls, and objects that are made before.</summary>
/// <param name="calls">The calls of a test.</param>
/// <param name="accepts">The reasons for refusals that the user has switched off.</param>
internal sealed class LifeCycleTrial(TestCalls calls, IReadOnlyCollection<string> accepts)
{
    private const int Repeats = 3;
    private const int PoolSize = 16;
    private static readonly TimeSpan Time = TimeSpan.FromMilliseconds(15);

    /// <summary>Tries both. A test that does not support one gets no time for it, without any other consequence.</summary>
    /// <param name="announce">Called before each of them starts.</param>
    public TrialOutcome Run(Action<TrialStage> announce)
    {
        if (calls.KeepsNothing)
            return new TrialOutcome();
        announce(TrialStage.Repeated);

        // Timed along with the life cycles, since processes differ; the test itself is warm then.
        var whole = new Repetition(calls.Whole, 0).FromOne();
        if (SubjectTrial.Failure(() => whole.For(2 * Time)) is not null)
            return new TrialOutcome();
        announce(TrialStage.Repeated);
        var hoisted = WithObjects(1, Hoisted);
        announce(TrialStage.Repeated);

        // The first objects of a pool meet cold code. A value that is not a number stays so.
        return new TrialOutcome
        {
            Whole = whole.Nanoseconds,
            Hoisted = hoisted,
            Pooled = Enumerable.Range(0, Repeats).Select(_ => WithObjects(PoolSize, Pooled)).Aggregate(Math.Min),
        };
    }

    private double Hoisted(IReadOnlyList<object?> made)
    {
        for (var repeat = 0; repeat < Repeats; repeat++)
            calls.Test(made[0]);
        var repetition = new Repetition(() => calls.Test(made[0]), 0).FromOne().For(Time);
        return !repetition.GrowsSlower(Time) && (accepts.Contains(Refusals.Larger, StringComparer.Ordinal)
            || HeldGrowth.Of(() => calls.Test(made[0]), repetition.Nanoseconds).Bytes <= 1)
            ? repetition.Nanoseconds
            : double.NaN;
    }

    private double Pooled(IReadOnlyList<object?> made)
    {
        var start = Stopwatch.GetTimestamp();
        foreach (var one in made)
            calls.Test(one);
        return Clock.Nanoseconds(Stopwatch.GetTimestamp() - start) / made.Count;
    }

    // All objects that were made end, whatever the outcome: the next trial must not find them.
    private double WithObjects(int count, Func<IReadOnlyList<object?>, double> time)
    {
        var made = new List<object?>();
        var result = double.NaN;
        if (SubjectTrial.Failure(() =>
        {
            while (made.Count < count)
                made.Add(calls.Make());
            result = time(made);
        }) is not null)
        {
            result = double.NaN;
        }

        foreach (var one in made)
        {
            if (SubjectTrial.Failure(() => calls.End(one)) is not null)
                result = double.NaN;
        }

        return result;
    }
}
