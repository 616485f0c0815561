namespace SplNet.Versions.Bisecting;

/// <summary>Which commits follow which, by their places in the series.</summary>
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
                throw new ArgumentException($"Commit {commits[place].Id} stands before one of its parents.", nameof(commits));
        }
    }

    public int Count => _parents.Length;

    /// <summary>The parents of a commit that belong to the series.</summary>
    public IReadOnlyList<int> ParentsOf(int place) => _parents[place];

    /// <summary>True if each of some commits, in the order of the series, is in the next one.</summary>
    public bool IsLine(IReadOnlyList<int> places) => places.Zip(places.Skip(1)).All(pair => ContentOf(pair.Second)[pair.First]);

    /// <summary>Which commits are in another one: itself, and what it follows.</summary>
    public bool[] ContentOf(int place)
    {
        var isIn = new bool[Count];
        isIn[place] = true;

        // Parents stand before their children, so one pass backwards reaches all.
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
