using SplNet.Evaluation.Toolchain;
using SplNet.Measuring;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;
using SplNet.Versions.Assemblies;

namespace SplNet.Evaluation;

/// <summary>
/// Refuses to measure code that counts which of its lines run. Counting slows short code down by more than other code, so that a true claim
/// can fail, and significantly.
/// </summary>
internal static class CoverageGuard
{
    private const string Advice = "Run performance tests without coverage, that is without --collect and --coverage, " +
        "and leave them out of the run that collects it (--filter).";

    /// <summary>Finds problems of an experiment before any measurement, from the assemblies that it names and from SplNet's.</summary>
    /// <param name="experiment">The experiment.</param>
    /// <param name="isolation">Where it is measured.</param>
    public static IEnumerable<ResultMessage> Problems(Experiment experiment, Isolation isolation = Isolation.Process)
    {
        var named = BuildGuard.Named(experiment).Append(typeof(CoverageGuard).Assembly).Distinct().Where(AssemblyCoverage.Counts)
            .Select(static assembly => assembly.GetName().Name!);
        List<string> found = [.. isolation == Isolation.BenchmarkDotNet
            ? named.Union(ReferencedAssemblies.Covered(experiment.Declaring), StringComparer.Ordinal)
            : named];
        return found.Count == 0
            ? []
            : [MessageRules.CoverageCounted.Of($"{Names(found)}, for code coverage: what would be measured is the counting. {Advice}")];
    }

    /// <summary>Finds the problem of a run from the assemblies that its process has loaded; null if there is none.</summary>
    /// <param name="operand">The measured operand.</param>
    /// <param name="readings">The run.</param>
    public static ResultMessage? Problem(MeasuredOperand operand, RunReadings readings) => readings.Covered.Length == 0
        ? null
        : MessageRules.CoverageCounted.Of(
            $"{Names(readings.Covered)}, for code coverage, and the process that measured '{operand.Name}' has loaded " +
            $"{(readings.Covered.Length == 1 ? "it" : "them")}: what was measured is the counting. {Advice}");

    private static string Names(IReadOnlyList<string> names) =>
        $"{string.Join(", ", names)} {(names.Count == 1 ? "counts which of its" : "count which of their")} lines run";
}
