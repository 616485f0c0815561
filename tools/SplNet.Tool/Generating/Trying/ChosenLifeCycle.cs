using SplNet.Processes.Trials;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Trying;

/// <summary>Chooses the life cycle of a test: the requested one if its trial allows it.</summary>
internal static class ChosenLifeCycle
{
    /// <summary>The life cycle of a test. All its rows use the same one, because they share a method.</summary>
    /// <param name="test">The test.</param>
    /// <param name="choice">The requested life cycle.</param>
    /// <param name="outcomes">The trial results of its measurable rows.</param>
    public static KeptObjects Of(TestCandidate test, LifeCycleChoice choice, IReadOnlyCollection<TrialOutcome> outcomes)
    {
        if (outcomes.Count == 0 || test.Method.IsStatic)
            return KeptObjects.Faithful;
        if (choice is LifeCycleChoice.Hoisted or LifeCycleChoice.Auto && outcomes.All(static one => double.IsFinite(one.Hoisted)))
            return KeptObjects.Hoisted;

        // Pooled objects are created separately from the object of the benchmarks, which holds the shared fixtures.
        var mayPool = test.LifeCycle is { SharesInstance: false, Shared.Count: 0 };
        return choice is LifeCycleChoice.Pooled or LifeCycleChoice.Auto && mayPool
            && outcomes.All(static one => double.IsFinite(one.Pooled))
            ? KeptObjects.Pooled
            : KeptObjects.Faithful;
    }
}
