namespace SplNet.Versions.Bisecting;

/// <summary>The commits that may still be the culprit, by their places in the series.</summary>
internal sealed class Suspects
{
    // Where the next commit is looked for, as a share of the suspects: what keeps one from building often keeps its neighbours, too.
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

    /// <summary>Those that are left, in the order of the series.</summary>
    public IReadOnlyList<int> Left => [.. Enumerable.Range(0, _graph.Count).Where(IsSuspect)];

    /// <summary>Nothing in a good commit is the culprit.</summary>
    public void Acquit(int good)
    {
        var content = _graph.ContentOf(good);
        for (var place = 0; place < content.Length; place++)
            _isBetween[place] &= !content[place];
    }

    /// <summary>The culprit is in a bad commit.</summary>
    public void Accuse(int bad)
    {
        var content = _graph.ContentOf(bad);
        for (var place = 0; place < content.Length; place++)
            _isBetween[place] &= content[place];
    }

    /// <summary>A commit that tells nothing stays a suspect, and is not asked again.</summary>
    public void SetAside(int commit) => _useless.Add(commit);

    /// <summary>The commit whose answer halves the suspects best; null if no answer tells them apart.</summary>
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

    // How many suspects each commit holds. One that follows a single other holds one more; only merges have to be walked.
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
