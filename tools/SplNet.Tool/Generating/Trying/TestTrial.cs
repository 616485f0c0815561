using SplNet.Processes.Trials;
using SplNet.UnitTests.Candidates;
using SplNet.Versioning;

namespace SplNet.Tool.Generating.Trying;

/// <summary>
/// Tries which tests can be called repeatedly: tests must pass this check before they become benchmarks. They run in separate processes,
/// never in the tool.
/// </summary>
/// <param name="assembly">The full path of the tests' assembly.</param>
/// <param name="project">The full path of their project.</param>
/// <param name="budget">The time limit of a call.</param>
/// <param name="triesLifeCycles">True if the requested life cycle keeps objects for several calls.</param>
internal sealed class TestTrial(string assembly, string project, TimeSpan budget, bool triesLifeCycles)
{
    // Additional processes; one of them must confirm the first before a state changes.
    private const int Confirmations = 2;

    private readonly HashSet<TrialSubject> _doubtful = [];

    /// <summary>The reasons of the refusals that the user has disabled.</summary>
    public IReadOnlyCollection<string> Accepted { get; init; } = [];

    /// <summary>The states of the tests in the manifest of an earlier generation.</summary>
    public EarlierStates Earlier { get; init; } = EarlierStates.None;

    /// <summary>
    /// Tries all tests without a known obstacle. Cancelling the command also ends their process, and then the temporary folder is removed.
    /// </summary>
    /// <exception cref="SplNetException">The tests cannot be loaded.</exception>
    public TriedTests Try(IReadOnlyList<TestCandidate> tests) =>
        Interruption.During(cancellation => UntilCancelled(tests, cancellation), CancellationToken.None);

    /// <summary>True for a test that is tried: it is not refused, and at least one of its rows is not refused.</summary>
    public static bool Tries(TestCandidate test) => test.Refusal is null && Subjects(test).Any();

    /// <summary>True for a test that is tried now because its state is not settled.</summary>
    public bool TriesNow(TestCandidate test) => test.Refusal is null && Subjects(test).Any(one => !Earlier.Settle(one));

    // The result is then discarded: the process ends when the folder has been removed.
    private TriedTests UntilCancelled(IReadOnlyList<TestCandidate> tests, CancellationToken cancellation)
    {
        try
        {
            return Try(tests, cancellation);
        }
        catch (OperationCanceledException) when (cancellation.IsCancellationRequested)
        {
            return TriedTests.Untried(tests);
        }
    }

    private TriedTests Try(IReadOnlyList<TestCandidate> tests, CancellationToken cancellation)
    {
        var settled = tests.Where(static test => test.Refusal is null).SelectMany(Subjects).Where(Earlier.Settle).ToDictionary(
            static one => one, one => new TrialOutcome { Refusal = Earlier.Of(one)!.Refusal });
        if (!tests.Any(TriesNow))
            return new TriedTests(tests, settled, Earlier);
        var temporary = Directory.CreateTempSubdirectory(TrialRequest.TemporaryFolder).FullName;
        try
        {
            var folders = Watched();
            var watched = new WatchedFolders(folders);
            var before = watched.Look();
            var runs = new TrialRuns(
                new TrialRequest(assembly, TrialKind.Repeated, budget, folders, [])
                {
                    Accepted = Accepted,
                    Earlier = Earlier.States.ToDictionary(static one => one.Key, static one => one.Value.Refusal?.Reason ?? string.Empty),
                },
                temporary,
                cancellation);
            foreach (var group in Groups(tests).Select(group => group.Where(one => !Earlier.Settle(one)).ToList())
                .Where(static group => group.Count > 0))
                Try(runs, group);
            var known = runs.Outcomes.Values.Where(static one => one.Refusal is { Reason: Refusals.Writes })
                .Select(static one => one.Refusal!.Detail).ToHashSet(StringComparer.Ordinal);
            var doubtful = tests.Where(test => Subjects(test).Any(_doubtful.Contains)).Select(static test => test.FullName);
            return new TriedTests(tests, settled.Concat(runs.Outcomes).ToDictionary(), Earlier)
            {
                Doubtful = [.. doubtful],
                Written = [.. watched.AllChangedSince(before).Where(file => !known.Contains(file)).Order(StringComparer.Ordinal)],
            };
        }
        finally
        {
            Directory.Delete(temporary, recursive: true);
        }
    }

    private void Try(TrialRuns runs, IReadOnlyList<TrialSubject> group)
    {
        runs.Try(group, TrialKind.Repeated);
        Confirm(runs, group);
        var repeating = runs.Usable(group);
        if (repeating.Count == 0)
            return;

        // In reverse order: a test that fails there may depend on others before it, or may be affected by the state
        // that the first process left.
        runs.Try([.. repeating.Reverse()], TrialKind.Reversed);
        var failed = repeating.Except(runs.Usable(repeating)).Where(one => runs.Outcomes[one].Refusal!.Reason == Refusals.Order).ToList();
        if (failed.Count > 0)
            runs.Try(
                [.. group.Where(one =>
                    failed.Exists(other => other.Form == one.Form) && runs.Outcomes[one].Refusal is null or { Reason: Refusals.Order })],
                TrialKind.Again);

        // In a separate process, because conflicting objects may leave static state that a test would not leave.
        if (triesLifeCycles)
            runs.Try(runs.Usable(repeating), TrialKind.LifeCycles);
    }

    // A single measurement may be chance. A test changes its state, or is refused for the first time, only if two of three processes agree.
    private void Confirm(TrialRuns runs, IReadOnlyList<TrialSubject> group)
    {
        var open = group.Where(one => runs.Outcomes.ContainsKey(one) && Changes(one, runs)).ToList();
        for (var further = 0; further < Confirmations && open.Count > 0; further++)
        {
            var again = runs.Another();
            again.Try(open, TrialKind.Confirmed);
            open.RemoveAll(one => Reason(again, one) == Reason(runs, one));

            // Results that are not measurements, such as failures, need no confirmation.
            foreach (var one in open.Where(
                one => Reason(again, one) is { } found && !Refusals.Measured.Contains(found, StringComparer.Ordinal)).ToList())
            {
                runs.Restore(one, again.Outcomes[one].Refusal);
                open.Remove(one);
            }
        }

        foreach (var one in open)
        {
            _doubtful.Add(one);
            runs.Restore(one, Earlier.Of(one)?.Refusal);
        }
    }

    private static string? Reason(TrialRuns runs, TrialSubject subject) => runs.Outcomes.GetValueOrDefault(subject)?.Refusal?.Reason;

    // A test that was refused for a different measured reason keeps that reason: a trial ends with the first reason that it finds.
    private bool Changes(TrialSubject subject, TrialRuns runs)
    {
        var refusal = runs.Outcomes[subject].Refusal;
        var earlier = Earlier.Of(subject);
        var wasRefused = earlier?.Refusal is { } before && Refusals.Measured.Contains(before.Reason, StringComparer.Ordinal);
        if (refusal is null)
            return wasRefused;
        if (!Refusals.Measured.Contains(refusal.Reason, StringComparer.Ordinal))
            return false;
        if (wasRefused && refusal.Reason != earlier!.Refusal!.Reason)
            runs.Restore(subject, earlier.Refusal);
        return !wasRefused;
    }

    // Classes that share global state would share it here, although they never do when they are measured.
    private static IEnumerable<IReadOnlyList<TrialSubject>> Groups(IReadOnlyList<TestCandidate> tests)
    {
        var usable = tests.Where(static test => test.Refusal is null)
            .ToLookup(static test => test.LifeCycle.Shared.All(one => one.Type == test.Class));
        var together = usable[true].SelectMany(Subjects).ToList();
        return usable[false]
            .GroupBy(static test => test.Variant.Name, StringComparer.Ordinal)
            .Select(static one => (IReadOnlyList<TrialSubject>)[.. one.SelectMany(Subjects)])
            .Prepend(together)
            .Where(static group => group.Count > 0);
    }

    /// <summary>The parts of a test that are tried: the test itself, or the rows without an obstacle.</summary>
    public static IEnumerable<TrialSubject> Subjects(TestCandidate test) => test.Method.GetParameters().Length == 0
        ? [TrialSubject.Of(test, TrialSubject.NoRow)]
        : test.Rows.Index().Where(static row => row.Item.Refusal is null).Select(row => TrialSubject.Of(test, row.Index));

    // The built tests, the sources, and their repository.
    private IReadOnlyList<string> Watched()
    {
        var sources = Path.GetDirectoryName(project)!;
        for (var folder = new DirectoryInfo(sources); folder is not null; folder = folder.Parent)
        {
            if (Path.Exists(Path.Combine(folder.FullName, ".git")))
                return [Path.GetDirectoryName(assembly)!, sources, folder.FullName];
        }

        return [Path.GetDirectoryName(assembly)!, sources];
    }
}
