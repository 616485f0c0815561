using SplNet.Tool.Requirements;
using SplNet.Tool.Sharding;

namespace SplNet.Tool.Merging;

/// <summary>Runs of parts of all requirements as one.</summary>
internal static class MergedRun
{
    /// <summary>The whole. A requirement that no part has measured is invalid, with the reason.</summary>
    /// <param name="files">The documents of the parts and their files.</param>
    /// <exception cref="SplNetException">They are not parts of one whole.</exception>
    public static RunDocument Of(IReadOnlyList<(string File, RunDocument Document)> files)
    {
        var parts = Parts<RunDocument>.Of(files);
        var measured = parts.Documents.SelectMany(static document => document.Requirements).ToList();
        Parts<RunDocument>.RefuseTwice(measured.Select(KeyOf));
        var byKey = measured.ToDictionary(KeyOf, StringComparer.Ordinal);
        var interrupted = parts.Documents.SelectMany(static document => document.NotReached).ToHashSet(StringComparer.Ordinal);
        var all = parts.Shard.All.Select(key => byKey.GetValueOrDefault(key) ?? Unmeasured(
            key, interrupted.Any(name => key.StartsWith(name + " (", StringComparison.Ordinal))
                ? "Not measured: its part was interrupted first."
                : parts.Missing)).ToList();
        var level = parts.Documents[0].FindingsLevel;
        return new RunDocument
        {
            ExitCode = (int)RunCommand.Outcome([.. all.Select(static one => one.Result.Verdict)]),
            Requirements = all,
            FindingsLevel = level,
            Findings = RunFinding.Of(all, level),
        };
    }

    private static string KeyOf(RequirementResult requirement) => ShardPlan.KeyOf(requirement.Name, requirement.Location);

    // Only its key is known.
    private static RequirementResult Unmeasured(string key, string why)
    {
        var (name, location) = ShardPlan.PartsOf(key);
        return new RequirementResult(
            name, location, [], new ExperimentResult { Name = name, Formula = string.Empty, Verdict = Verdict.Invalid, Problems = [why] });
    }
}
