namespace SplNet.Versions.Bisecting;

/// <summary>Commits far from all measured ones, whose answer is predictable if one change explains the series.</summary>
internal sealed class SeriesProbes(IReadOnlyList<BisectCommit> commits, CommitGraph graph)
{
    // A commit this close to a known one would add little information.
    private const int Nearest = 4;

    /// <summary>Finds the commit farthest from the known ones and the ends; null if all are near one.</summary>
    /// <param name="known">The answers so far.</param>
    public int? Next(IReadOnlyDictionary<int, CommitVerdict> known)
    {
        var isForetold = Foretold(known);
        var marks = known.Keys.Append(-1).Append(commits.Count - 1).ToList();
        var found = Enumerable.Range(0, commits.Count)
            .Where(place => isForetold[place] && commits[place].MayBeCulprit && !known.ContainsKey(place))
            .Select(place => (Place: place, Distance: marks.Min(mark => Math.Abs(mark - place))))
            .DefaultIfEmpty((Place: 0, Distance: 0))
            .MaxBy(static candidate => candidate.Distance);
        return found.Distance >= Nearest ? found.Place : null;
    }

    /// <summary>Finds good commits that follow bad ones.</summary>
    public IReadOnlyList<Reversal> Reversals(IReadOnlyDictionary<int, CommitVerdict> known) =>
    [
        .. from good in Of(CommitVerdict.Good, known)
           let content = graph.ContentOf(good)
           from bad in Of(CommitVerdict.Bad, known)
           where content[bad]
           select new Reversal(commits[good], commits[bad]),
    ];

    // Ancestors of a good commit are good, and descendants of a bad one are bad.
    private bool[] Foretold(IReadOnlyDictionary<int, CommitVerdict> known)
    {
        var isForetold = new bool[commits.Count];
        foreach (var good in Of(CommitVerdict.Good, known))
        {
            var content = graph.ContentOf(good);
            for (var place = 0; place < content.Length; place++)
                isForetold[place] |= content[place];
        }

        var holdsBad = new bool[commits.Count];
        for (var place = 0; place < commits.Count; place++)
        {
            holdsBad[place] = (known.TryGetValue(place, out var verdict) && verdict == CommitVerdict.Bad)
                || graph.ParentsOf(place).Any(parent => holdsBad[parent]);
            isForetold[place] |= holdsBad[place];
        }

        return isForetold;
    }

    private static IEnumerable<int> Of(CommitVerdict verdict, IReadOnlyDictionary<int, CommitVerdict> known) =>
        known.Where(pair => pair.Value == verdict).Select(static pair => pair.Key).Order();
}
