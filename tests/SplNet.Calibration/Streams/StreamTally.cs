namespace SplNet.Calibration.Streams;

/// <summary>What came of one stream, or of several.</summary>
internal sealed class StreamTally
{
    /// <summary>The commits that were watched.</summary>
    public int Commits { get; set; }

    /// <summary>How often something was measured that was proposed.</summary>
    public int Proposals { get; set; }

    /// <summary>The blocks of all sessions and probes.</summary>
    public int Blocks { get; set; }

    /// <summary>Confirmed changes of series whose code is as it was.</summary>
    public int False { get; set; }

    /// <summary>Confirmed changes of series whose layout alone differs, and whose named commit has not told.</summary>
    public int Layout { get; set; }

    /// <summary>Changes that were shown where the named commit has the code of its predecessor: a label, and no alarm.</summary>
    public int Labelled { get; set; }

    /// <summary>Sessions that disagreed.</summary>
    public int Unstable { get; set; }

    /// <summary>Confirmed changes that one commit has made.</summary>
    public int Shown { get; set; }

    /// <summary>The sessions that have shown them.</summary>
    public int Sessions { get; set; }

    /// <summary>Those of them for which a commit was named.</summary>
    public int Named { get; set; }

    /// <summary>Those of them whose commit has the code of its predecessor.</summary>
    public int Misnamed { get; set; }

    /// <summary>For each kind of planted change, how many there are, and after how many commits those that were found were found.</summary>
    public Dictionary<string, (int Planted, List<int> Delays)> Found { get; } = new(StringComparer.Ordinal);

    /// <summary>Adds another tally to this one.</summary>
    public void Add(StreamTally other)
    {
        Commits += other.Commits;
        Proposals += other.Proposals;
        Blocks += other.Blocks;
        False += other.False;
        Layout += other.Layout;
        Labelled += other.Labelled;
        Unstable += other.Unstable;
        Shown += other.Shown;
        Sessions += other.Sessions;
        Named += other.Named;
        Misnamed += other.Misnamed;
        foreach (var (kind, (planted, delays)) in other.Found)
        {
            var (sum, all) = Found.GetValueOrDefault(kind, (0, []));
            all.AddRange(delays);
            Found[kind] = (sum + planted, all);
        }
    }

    /// <summary>Notes a planted change, and after how many commits it was found; null if it was not.</summary>
    public void Note(string kind, int? delay)
    {
        var (planted, delays) = Found.GetValueOrDefault(kind, (0, []));
        if (delay is { } commits)
            delays.Add(commits);
        Found[kind] = (planted + 1, delays);
    }
}
