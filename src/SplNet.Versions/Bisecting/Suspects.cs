namespace SplNet.Versions.Bisecting;

/// <summary>The commits that may still be the culprit, by their positions in the series.</summary>
internal sealed class Suspects
{
    // Positions to try next, as shares of the suspects: the neighbours of a commit that does not build often do not
    // build for the same reason.
    private static readonly double[] Shares = [0.5, 0.375, 0.625, 0.25, 0.75];

    private readonly CommitGraph _graph;
    private readonly bool[] _mayBe;
    private readonly bool[] _isBetween;
    private readonly HashSet<int> _useless = [];

    public Suspects(IReadOnlyList<BisectCommit> commits, CommitGraph graph)
    {
        _graph = graph;
        _mayBe = [.. commits.Select(static commit => commit.MayBeCulprit)];
        _isBetween = [.. commits.Select(static _ => true)];
    }

    /// <summary>Gets the remaining suspects, in the order of the series.</summary>
    public IReadOnlyList<int> Left => [.. Enumerable.Range(0, _graph.Count).Where(IsSuspect)];

    /// <summary>Excludes everything in a good commit.</summary>
    public void Acquit(int good)
    {
        var content = _graph.ContentOf(good);
        for (var place = 0; place < content.Length; place++)
            _isBetween[place] &= !content[place];
    }

    /// <summary>Excludes everything outside a bad commit.</summary>
    public void Accuse(int bad)
    {
        var content = _graph.ContentOf(bad);
        for (var place = 0; place < content.Length; place++)
            _isBetween[place] &= content[place];
    }

    /// <summary>Keeps an inconclusive commit as a suspect, but does not measure it again.</summary>
    public void SetAside(int commit) => _useless.Add(commit);

    /// <summary>Finds the commit that best halves the suspects; null if no commit can separate them.</summary>
    public int? Next()
    {
        var left = Left;
        var sizes = Sizes();
        var open = left.Where(place => sizes[place] < left.Count && !_useless.Contains(place)).ToList();
        if (open.Count == 0)
            return null;
        var wanted = left.Count * Shares[left.Count(_useless.Contains) % Shares.Length];
        return open.MinBy(place => Math.Abs(sizes[place] - wanted));
    }

    private bool IsSuspect(int place) => _isBetween[place] && _mayBe[place];

    // Counts the suspects in each commit. A commit with one parent has one more than its parent; only merges need a walk.
    private int[] Sizes()
    {
        var sizes = new int[_graph.Count];
        for (var place = 0; place < sizes.Length; place++)
        {
            if (!_isBetween[place])
                continue;
            var parents = _graph.ParentsOf(place).Where(parent => _isBetween[parent]).ToList();
            sizes[place] = parents.Count > 1
                ? Walk(place)
                : parents.Sum(parent => sizes[parent]) + (_mayBe[place] ? 1 : 0);
        }

        return sizes;
    }

    private int Walk(int place)
    {
        var content = _graph.ContentOf(place);
        return Enumerable.Range(0, place + 1).Count(other => content[other] && IsSuspect(other));
    }
}
