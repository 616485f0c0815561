namespace SplNet;

/// <summary>Which commit <see cref="Revision.Before"/> is: <c>Options = ExperimentOptions.Default with { Baselines = new() { Folder = "/var/perf" } }</c>.</summary>
public sealed record BaselineOptions
{
    /// <summary>
    /// The folder of result documents in which the commits are looked up at which a requirement passed, and in which each experiment that asks for a baseline leaves its own document. Null, the
    /// default, is that of <see cref="ExperimentOptions.Results"/>; without either, such an experiment is <see cref="Verdict.Invalid"/>.
    /// </summary>
    public string? Folder { get; init; }

    /// <summary>
    /// True to make an experiment <see cref="Verdict.Invalid"/> that finds no baseline, for a server whose folder must not be lost unnoticed. False, the default, compares today's code with itself, and says so in a note.
    /// </summary>
    public bool Required { get; init; }

    /// <summary>
    /// How a wanted slowdown is accepted: the commit that brought it, as git would take it. No commit that it came from is a baseline any more, so the next pass begins anew. Null, the default, for none.
    /// </summary>
    public string? Since { get; init; }

    /// <summary>False where <see cref="ExperimentOptions.Results"/> is a folder for the moment, which no earlier evaluation knew.</summary>
    internal bool FollowsResults { get; init; } = true;

    /// <summary>Which of the passes are baselines, where there are several. The last one alone by default.</summary>
    public Historian Historian { get; init; } = Historian.Last;
}
