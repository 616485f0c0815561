using SplNet.Processes.Trials;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Trying;

/// <summary>Which life cycle a test gets: the one that was asked for, where its trial allows it.</summary>
internal static class ChosenLifeCycle
{
    /// <summary>The life cycle of a test. All rows of a test have the same, since they share a method.</summary>
    /// <param name="test">The test.</param>
    /// <param name="choice">What was asked for.</param>
    /// <param name="outcomes">What came of its rows that can be measured.</param>
    public static KeptObjects Of(TestCandidate test, LifeCycleChoice choice, IReadOnlyCollection<TrialOutcome> outcomes)
    {
        if (outcomes.Count == 0 || test.Method.IsStatic)
            return KeptObjects.Faithful;
        if (choice is LifeCycleChoice.Hoisted or LifeCycleChoice.Auto && outcomes.All(static one => double.IsFinite(one.Hoisted)))
            return KeptObjects.Hoisted;

        // Objects of a pool are made beside the object of the benchmarks, which has what tests share.
        var mayPool = test.LifeCycle is { SharesInstance: false, Shared.Count: 0 };
        return choice is LifeCycleChoice.Pooled or LifeCycleChoice.Auto && mayPool && outcomes.All(static one => double.IsFinite(one.Pooled)) ? KeptObjects.Pooled : KeptObjects.Faithful;
    }
}
