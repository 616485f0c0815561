using SplNet.Processes.Trials;
using SplNet.Tool.Generating;
using SplNet.Tool.Generating.Reading;
using SplNet.Tool.Generating.Trying;
using SplNet.Values;

namespace SplNet.Tool.Initializing;

/// <summary>
/// Chooses the unit tests that the gate measures: tests that repeat and have work to measure, and of these the fewest that call every
/// method of the libraries that any of them calls.
/// </summary>
/// <param name="found">The projects of the clone.</param>
/// <param name="request">The user's request.</param>
/// <param name="errors">Takes the current activity.</param>
internal sealed class GateChoice(FoundProjects found, InitRequest request, TextWriter errors)
{
    // Calls that take longer measure slowly; shorter ones mostly measure their surroundings.
    private const double BestNanoseconds = 100_000;

    private static readonly TimeSpan Longest = TimeSpan.FromSeconds(1);

    /// <summary>Chooses among the tests of a project.</summary>
    /// <param name="project">The project without its tests.</param>
    /// <param name="most">The largest number of tests.</param>
    /// <exception cref="SplNetException">The tests cannot be read or loaded.</exception>
    public MeasuredProject Of(MeasuredProject project, int most)
    {
        using var tests = TestsAssembly.Open(Path.Combine(found.Root, project.Assembly));
        var writable = new SourceListing(tests.Path, SourceListing.MostRows).Of([.. tests.Read().Select(BenchmarkPlan.Writable)]);
        var tried = TriedTests.Untried(writable);
        if (request.Tries && writable.Any(TestTrial.Tries))
        {
            errors.WriteLine(
                $"Trying {Plural.Of(writable.Count(TestTrial.Tries), "test")} of {tests.Name} repeatedly in separate processes.");
            tried = new TestTrial(tests.Path, Path.Combine(found.Root, project.Project), Longest, triesLifeCycles: false).Try(writable);
        }

        var plan = BenchmarkPlan.Of(tried.Tests, Backend.SplNet, static _ => (KeptObjects.Faithful, PoolSizes.Smallest));
        using var instructions = new TestInstructions(tests.Path, []);
        var usable = plan.Classes.SelectMany(static one => one.Benchmarks).DistinctBy(static one => one.Test).Select(benchmark =>
        {
            // Rows run the same code; the slowest has most of it.
            var row = benchmark.Rows.Append(benchmark.Fixed).OfType<BenchmarkRow>()
                .MaxBy(one => tried.Of(benchmark.Test, one.Index)?.Whole is { } time && double.IsFinite(time) ? time : 0);
            return new UsableTest(
                benchmark.Test.FullName + row?.Shown,
                instructions.CallsOf(benchmark.Test.Method, found.Assemblies),
                tried.Of(benchmark.Test, row?.Index ?? TrialSubject.NoRow)?.Whole ?? double.NaN);
        }).ToList();
        var chosen = Fewest(usable, most);
        return project with
        {
            All = writable.Count,
            Usable = usable.Count,
            Methods = usable.SelectMany(static one => one.Calls).Distinct(StringComparer.Ordinal).Count(),
            Covered = chosen.SelectMany(static one => one.Calls).Distinct(StringComparer.Ordinal).Count(),
            Chosen = [.. chosen.Select(static one => one.Name).Order(StringComparer.Ordinal)],
        };
    }

    /// <summary>Chooses the fewest tests that call everything, one by one: the one that calls most of the rest.</summary>
    /// <param name="tests">The tests.</param>
    /// <param name="most">The largest number.</param>
    internal static List<UsableTest> Fewest(IReadOnlyList<UsableTest> tests, int most)
    {
        var rest = tests.OrderBy(static one => DistanceOf(one.Nanoseconds)).ThenBy(static one => one.Name, StringComparer.Ordinal).ToList();
        var covered = new HashSet<string>(StringComparer.Ordinal);
        var chosen = new List<UsableTest>();
        while (chosen.Count < most && rest.MaxBy(one => one.Calls.Count(call => !covered.Contains(call))) is { } best
            && best.Calls.Any(call => !covered.Contains(call)))
        {
            chosen.Add(best);
            rest.Remove(best);
            covered.UnionWith(best.Calls);
        }

        // Tests may reach a library through interfaces alone.
        return chosen.Count > 0 ? chosen : [.. rest.Take(most)];
    }

    private static double DistanceOf(double nanoseconds) =>
        double.IsFinite(nanoseconds) ? Math.Abs(Math.Log(nanoseconds / BestNanoseconds)) : double.MaxValue;
}
