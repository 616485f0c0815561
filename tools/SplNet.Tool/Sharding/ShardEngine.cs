using System.Globalization;

namespace SplNet.Tool.Sharding;

/// <summary>A system that runs the same job several times, and the variables by which each job knows its number.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Index">The variable with the number of the job.</param>
/// <param name="First">The number of the first job.</param>
/// <param name="Count">The variable with the number of jobs; null without one.</param>
internal sealed record ShardEngine(string Name, string Index, int First, string? Count)
{
    private static readonly ShardEngine[] All =
    [
        new("GitLab", "CI_NODE_INDEX", 1, "CI_NODE_TOTAL"),
        new("Azure Pipelines", "SYSTEM_JOBPOSITIONINPHASE", 1, "SYSTEM_TOTALJOBSINPHASE"),
        new("CircleCI", "CIRCLE_NODE_INDEX", 0, "CIRCLE_NODE_TOTAL"),
        new("Buildkite", "BUILDKITE_PARALLEL_JOB", 0, "BUILDKITE_PARALLEL_JOB_COUNT"),
        new("a Kubernetes indexed job", "JOB_COMPLETION_INDEX", 0, Count: null),
    ];

    /// <summary>The part that belongs to this job.</summary>
    /// <param name="variable">The value of a variable of the environment; null if it is not set.</param>
    /// <param name="given">The number of parts, given by the user; null if the engine must provide it.</param>
    /// <exception cref="SplNetException">No engine provides it, or its value is invalid.</exception>
    public static ShardNumber Find(Func<string, string?> variable, int? given)
    {
        var engine = Array.Find(All, engine => NonEmpty(variable, engine.Index) is not null)
            ?? throw new SplNetException(
                $"--shard auto: the part of this job is unknown. {Known}. Elsewhere write the part, for example 2/5.");
        var number = engine.Number(variable, engine.Index) - engine.First + 1;
        var reported = engine.Count is { } name && NonEmpty(variable, name) is not null ? engine.Number(variable, name) : (int?)null;
        if (given is not null && reported is not null && given != reported)
            throw new SplNetException($"--shard auto/{given}: {engine.Count} says {reported}. Write auto.");
        var count = given ?? reported
            ?? throw new SplNetException($"--shard auto: {engine.Name} does not report the number of parts. Write it, for example auto/5.");
        return number >= 1 && number <= count
            ? new ShardNumber(number, count)
            : throw new SplNetException(
                $"--shard auto: {engine.Index} is '{NonEmpty(variable, engine.Index)}', which is not a part of {count}. " +
                $"The first part is {engine.First}.");
    }

    private static string Known => $"Supported are {string.Join(
        ", ",
        All.Select(static engine => $"{engine.Name} ({engine.Index}{(engine.Count is { } count ? $", {count}" : ", with auto/N")})"))}";

    private static string? NonEmpty(Func<string, string?> variable, string name) => variable(name) is { Length: > 0 } value ? value : null;

    private int Number(Func<string, string?> variable, string name) =>
        int.TryParse(NonEmpty(variable, name), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var value)
            ? value
            : throw new SplNetException(
                $"--shard auto: the variable {name} of {Name} is '{NonEmpty(variable, name)}', which is not a number.");
}
