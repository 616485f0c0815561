using SplNet.Processes.Trials;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Trying;

/// <summary>The results of trying tests.</summary>
/// <param name="before">The tests before the trial.</param>
/// <param name="outcomes">The results by test and row.</param>
/// <param name="earlier">Their states in the manifest of an earlier generation.</param>
internal sealed class TriedTests(
    IReadOnlyList<TestCandidate> before, IReadOnlyDictionary<TrialSubject, TrialOutcome> outcomes, EarlierStates earlier)
{
    /// <summary>Creates the results for tests that were not tried.</summary>
    public static TriedTests Untried(IReadOnlyList<TestCandidate> tests) =>
        new(tests, new Dictionary<TrialSubject, TrialOutcome>(), EarlierStates.None);

    /// <summary>Files among the sources and built tests that changed during the trial, but not by a test that is refused for it.</summary>
    public IReadOnlyList<string> Written { get; init; } = [];

    /// <summary>The tests; tests and rows that failed the trial are refused.</summary>
    public IReadOnlyList<TestCandidate> Tests => [.. before.Select(Judged)];

    /// <summary>The tests that keep their earlier state although this trial once found a different one.</summary>
    public IReadOnlyList<string> Doubtful { get; init; } = [];

    /// <summary>The number of tests whose state comes from the manifest, without a trial.</summary>
    public int Settled => before.Count(test => SubjectsOf(test).Any(earlier.Settle));

    /// <summary>The number of tests that were tried.</summary>
    public int Tried => before.Count(test => Of(test).Any());

    /// <summary>The number of repeatable tests, with at least one repeatable row each.</summary>
    public int Repeating => before.Count(test => Of(test).Any(static one => one.Refusal is null or { Reason: Refusals.NoWork }));

    /// <summary>The number of tests with measurable work.</summary>
    public int Working => before.Count(test => Of(test).Any(static one => one.Refusal is null));

    /// <summary>The result of a test or row; null if it was not tried.</summary>
    /// <param name="test">The test.</param>
    /// <param name="row">The row; <see cref="TrialSubject.NoRow"/> for none.</param>
    public TrialOutcome? Of(TestCandidate test, int row) => outcomes.GetValueOrDefault(TrialSubject.Of(test, row));

    /// <summary>
    /// The objects that the benchmark of a test keeps, and the size of its pool. An earlier choice stays if the test still passes with it.
    /// </summary>
    /// <param name="test">The test.</param>
    /// <param name="choice">The requested life cycle.</param>
    public (KeptObjects Kept, int PoolSize) Keep(TestCandidate test, LifeCycleChoice choice)
    {
        var usable = Of(test).Where(static one => one.Refusal is null).ToList();
        var known = SubjectsOf(test).Select(earlier.Of).OfType<EarlierState>().FirstOrDefault(static one => one.Kept is not null);
        var stays = known is not null && (earlier.Hold
            || (known.Kept != KeptObjects.Faithful && usable.TrueForAll(one => double.IsFinite(Of(one, known.Kept!.Value)))));
        var kept = stays ? known!.Kept!.Value : ChosenLifeCycle.Of(test, choice, usable);
        return (
            kept,
            (stays ? known!.PoolSize : null) ?? PoolSizes.For(usable.Select(one => Of(one, kept)).DefaultIfEmpty(double.NaN).Average()));
    }

    /// <summary>
    /// The ratios of an operation's time with a life cycle to the faithful time, for each row of a test that was just tried.
    /// </summary>
    public IEnumerable<double> RatiosOf(TestCandidate test, KeptObjects kept) =>
        Of(test).Where(static one => one.Refusal is null).Select(one => Of(one, kept) / one.Whole).Where(double.IsFinite);

    /// <summary>The nanoseconds of an operation with a life cycle.</summary>
    public static double Of(TrialOutcome outcome, KeptObjects kept) => kept switch
    {
        KeptObjects.Hoisted => outcome.Hoisted,
        KeptObjects.Pooled => outcome.Pooled,
        _ => outcome.Whole,
    };

    private static IEnumerable<TrialSubject> SubjectsOf(TestCandidate test) =>
        Enumerable.Range(TrialSubject.NoRow, test.Rows.Count + 1).Select(row => TrialSubject.Of(test, row));

    private IEnumerable<TrialOutcome> Of(TestCandidate test) =>
        outcomes.Count == 0 ? [] : SubjectsOf(test).Select(subject => outcomes.GetValueOrDefault(subject)).OfType<TrialOutcome>();

    private TestCandidate Judged(TestCandidate test) => test with
    {
        Refusal = test.Refusal ?? Of(test, TrialSubject.NoRow)?.Refusal,
        Rows = [.. test.Rows.Select((row, index) => row with { Refusal = row.Refusal ?? Of(test, index)?.Refusal })],
    };
}
