namespace SplNet;

/// <summary>
/// The options that determine <see cref="Revision.Before"/>:
/// <c>Options = ExperimentOptions.Default with { Baselines = new() { Folder = "/var/perf" } }</c>.
/// </summary>
public sealed record BaselineOptions
{
    /// <summary>
    /// The folder of result documents. It is searched for commits at which a requirement passed, and each experiment with a baseline saves
    /// its document there. The default, null, uses the folder of <see cref="ExperimentOptions.Results"/>; without either, such an
    /// experiment is <see cref="Verdict.Invalid"/>.
    /// </summary>
    public string? Folder { get; init; }

    /// <summary>
    /// True makes an experiment without a baseline <see cref="Verdict.Invalid"/>, for servers whose folder must not be lost unnoticed. The
    /// default, false, compares the current code with itself and adds a note.
    /// </summary>
    public bool Required { get; init; }

    /// <summary>
    /// Accepts an intended slowdown: the commit that introduced it, in git's notation. Its ancestors no longer serve as baselines, so the
    /// next pass starts afresh. The default is null.
    /// </summary>
    public string? Since { get; init; }

    /// <summary>False if <see cref="ExperimentOptions.Results"/> is a temporary folder that no earlier evaluation used.</summary>
    internal bool FollowsResults { get; init; } = true;

    /// <summary>The choice of baselines among several passes. The default is the last pass only.</summary>
    public Historian Historian { get; init; } = Historian.Last;
}
