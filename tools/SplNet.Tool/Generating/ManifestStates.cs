using SplNet.Processes.Trials;
using SplNet.Tool.Generating.Trying;
using SplNet.Tool.Generating.Writing;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>Reads the states of tests from the manifest of an earlier generation.</summary>
internal static class ManifestStates
{
    /// <summary>The states of the tests that still exist.</summary>
    /// <param name="manifest">The manifest.</param>
    /// <param name="tests">The tests.</param>
    /// <param name="now">The current trial.</param>
    /// <param name="retries">True to try all tests again.</param>
    public static EarlierStates Of(Manifest manifest, IEnumerable<TestCandidate> tests, ManifestTrial now, bool retries)
    {
        if (manifest.Trial is not { } trial)
            return EarlierStates.None;
        var benchmarks = manifest.Benchmarks.ToLookup(static one => (one.Test, one.Signature, one.Row));
        var refused = manifest.Refused.Where(static one => Refusals.OfTrial.Contains(one.Reason, StringComparer.Ordinal))
            .ToLookup(static one => (one.Test, one.Signature, one.Row));
        var accepted = RefusalNames.ReasonsOf(now.Accepted);
        var states = new Dictionary<TrialSubject, EarlierState>();
        foreach (var test in tests.Where(TestTrial.Tries))
        {
            foreach (var subject in TestTrial.Subjects(test))
            {
                var row = subject.Row == TrialSubject.NoRow ? null : BenchmarkPlan.RowIdOf(test, subject.Row);
                var (name, signature) = (test.FullName, BenchmarkPlan.SignatureOf(test));
                if (benchmarks[(name, signature, row)].FirstOrDefault() is { } benchmark)
                    states[subject] = new EarlierState(
                        null, trial.LifeCycle == now.LifeCycle ? KeptOf(benchmark) : null, benchmark.PoolSize);
                else if ((refused[(name, signature, row)].FirstOrDefault()
                    ?? refused[(name, signature, null)].FirstOrDefault(static one => !one.IsRow)) is { } refusal
                    && !accepted.Contains(refusal.Reason, StringComparer.Ordinal))
                    states[subject] = new EarlierState(new Refusal(refusal.Reason, refusal.Detail), null, null);
            }
        }

        return new EarlierStates(states, !retries && trial.IsSameAs(now));
    }

    private static KeptObjects? KeptOf(ManifestBenchmark benchmark) =>
        Enum.TryParse<KeptObjects>(benchmark.LifeCycle, ignoreCase: true, out var kept) ? kept : null;
}
