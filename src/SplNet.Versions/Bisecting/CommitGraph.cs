namespace SplNet.Versions.Bisecting;

/// <summary>The ancestry of commits, by their positions in the series.</summary>
internal sealed class CommitGraph
{
    private readonly int[][] _parents;

    public CommitGraph(IReadOnlyList<BisectCommit> commits)
    {
        var places = new Dictionary<string, int>(StringComparer.Ordinal);
        for (var place = 0; place < commits.Count; place++)
            places.Add(commits[place].Id, place);
        _parents = [.. commits.Select(commit => commit.Parents.Where(places.ContainsKey).Select(id => places[id]).ToArray())];
        for (var place = 0; place < _parents.Length; place++)
        {
            if (Array.Exists(_parents[place], parent => parent >= place))
                throw new ArgumentException($"Commit {commits[place].Id} precedes one of its parents.", nameof(commits));
        }
    }

    public int Count => _parents.Length;

    /// <summary>Gets the parents of a commit that belong to the series.</summary>
    public IReadOnlyList<int> ParentsOf(int place) => _parents[place];

    /// <summary>True if each of the commits, in the order of the series, is an ancestor of the next one.</summary>
    public bool IsLine(IReadOnlyList<int> places) => places.Zip(places.Skip(1)).All(pair => ContentOf(pair.Second)[pair.First]);

    /// <summary>Marks the commits contained in a commit: itself and its ancestors.</summary>
    public bool[] ContentOf(int place)
    {
        var isIn = new bool[Count];
        isIn[place] = true;

        // Parents precede their children, so one backward pass reaches all.
        for (var commit = place; commit >= 0; commit--)
        {
            if (!isIn[commit])
                continue;
            foreach (var parent in _parents[commit])
                isIn[parent] = true;
        }

        return isIn;
    }
}
