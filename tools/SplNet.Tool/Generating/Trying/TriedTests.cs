using SplNet.Processes.Trials;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Trying;

/// <summary>Tests, and what came of their trial.</summary>
/// <param name="before">The tests as they were tried.</param>
/// <param name="outcomes">What came of each, and of each row.</param>
/// <param name="earlier">Their states in the manifest of an earlier generation.</param>
internal sealed class TriedTests(IReadOnlyList<TestCandidate> before, IReadOnlyDictionary<TrialSubject, TrialOutcome> outcomes, EarlierStates earlier)
{
    /// <summary>Tests that were not tried.</summary>
    public static TriedTests Untried(IReadOnlyList<TestCandidate> tests) => new(tests, new Dictionary<TrialSubject, TrialOutcome>(), EarlierStates.None);

    /// <summary>Files among the sources and built tests that were written meanwhile, by none of the tests that are refused for it.</summary>
    public IReadOnlyList<string> Written { get; init; } = [];

    /// <summary>The tests; those that did not stand the trial are refused, and so are rows.</summary>
    public IReadOnlyList<TestCandidate> Tests => [.. before.Select(Judged)];

    /// <summary>The tests that keep their earlier state although this trial found another one once.</summary>
    public IReadOnlyList<string> Doubtful { get; init; } = [];

    /// <summary>How many tests have their state from the manifest, without a trial.</summary>
    public int Settled => before.Count(test => SubjectsOf(test).Any(earlier.Settle));

    /// <summary>How many tests were tried.</summary>
    public int Tried => before.Count(test => Of(test).Any());

    /// <summary>How many of these repeat, some row of each at least.</summary>
    public int Repeating => before.Count(test => Of(test).Any(static one => one.Refusal is null or { Reason: Refusals.NoWork }));

    /// <summary>How many of these have work that can be measured.</summary>
    public int Working => before.Count(test => Of(test).Any(static one => one.Refusal is null));

    /// <summary>What came of a test or one of its rows; null where it was not tried.</summary>
    /// <param name="test">The test.</param>
    /// <param name="row">Its row, <see cref="TrialSubject.NoRow"/> for none.</param>
    public TrialOutcome? Of(TestCandidate test, int row) => outcomes.GetValueOrDefault(TrialSubject.Of(test, row));

    /// <summary>What the benchmark of a test keeps, and how many objects its pool has. It stays what it was where the test still stands that.</summary>
    /// <param name="test">The test.</param>
    /// <param name="choice">What was asked for.</param>
    public (KeptObjects Kept, int PoolSize) Keep(TestCandidate test, LifeCycleChoice choice)
    {
        var usable = Of(test).Where(static one => one.Refusal is null).ToList();
        var known = SubjectsOf(test).Select(earlier.Of).OfType<EarlierState>().FirstOrDefault(static one => one.Kept is not null);
        var stays = known is not null && (earlier.Hold || (known.Kept != KeptObjects.Faithful && usable.TrueForAll(one => double.IsFinite(Of(one, known.Kept!.Value)))));
        var kept = stays ? known!.Kept!.Value : ChosenLifeCycle.Of(test, choice, usable);
        return (kept, (stays ? known!.PoolSize : null) ?? PoolSizes.For(usable.Select(one => Of(one, kept)).DefaultIfEmpty(double.NaN).Average()));
    }

    /// <summary>The time of an operation with a life cycle by that of a faithful one, for each row of a test that was tried now.</summary>
    public IEnumerable<double> RatiosOf(TestCandidate test, KeptObjects kept) => Of(test).Where(static one => one.Refusal is null).Select(one => Of(one, kept) / one.Whole).Where(double.IsFinite);

    /// <summary>Nanoseconds of an operation with a life cycle.</summary>
    public static double Of(TrialOutcome outcome, KeptObjects kept) => kept switch
    {
        KeptObjects.Hoisted => outcome.Hoisted,
        KeptObjects.Pooled => outcome.Pooled,
        _ => outcome.Whole,
    };

    private static IEnumerable<TrialSubject> SubjectsOf(TestCandidate test) => Enumerable.Range(TrialSubject.NoRow, test.Rows.Count + 1).Select(row => TrialSubject.Of(test, row));

    private IEnumerable<TrialOutcome> Of(TestCandidate test) =>
        outcomes.Count == 0 ? [] : SubjectsOf(test).Select(subject => outcomes.GetValueOrDefault(subject)).OfType<TrialOutcome>();

    private TestCandidate Judged(TestCandidate test) => test with
    {
        Refusal = test.Refusal ?? Of(test, TrialSubject.NoRow)?.Refusal,
        Rows = [.. test.Rows.Select((row, index) => row with { Refusal = row.Refusal ?? Of(test, index)?.Refusal })],
    };
}
