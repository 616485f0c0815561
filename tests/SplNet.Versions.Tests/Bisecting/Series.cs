using SplNet.Versions.Bisecting;

namespace SplNet.Versions.Tests.Bisecting;

/// <summary>Series of commits without a repository. A commit is called after its place, from 1; the good end is <c>0</c>.</summary>
internal static class Series
{
    /// <summary>Each commit follows the one before.</summary>
    public static CommitSeries Line(int count) => Of([.. Enumerable.Range(1, count).Select(static place => new[] { place - 1 })]);

    /// <summary>Commits with the parents that are given.</summary>
    public static CommitSeries Of(params int[][] parents) =>
        new("0", Name(parents.Length), [.. parents.Select(
            static (each, index) => new BisectCommit(Name(index + 1), $"Title {Name(index + 1)}", default, [.. each.Select(Name)]))]);

    /// <summary>A history with side branches that are merged, all of it in the last commit.</summary>
    public static CommitSeries Branching(int count, Random random)
    {
        var parents = new List<int[]>();
        var (main, sides) = (0, new List<int>());
        for (var place = 1; place <= count; place++)
        {
            if (sides.Count > 0 && (place > count - sides.Count || random.Next(4) == 0))
            {
                parents.Add([main, sides[^1]]);
                sides.RemoveAt(sides.Count - 1);
                main = place;
            }
            else if (random.Next(3) == 0 && place < count - sides.Count - 1)
            {
                parents.Add([main]);
                sides.Add(place);
            }
            else
            {
                parents.Add([main]);
                main = place;
            }
        }

        return Of([.. parents]);
    }

    public static string Name(int place) => place.ToString(System.Globalization.CultureInfo.InvariantCulture);
}
