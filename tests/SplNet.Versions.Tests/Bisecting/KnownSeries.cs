using SplNet.Versions.Bisecting;

namespace SplNet.Versions.Tests.Bisecting;

/// <summary>Answers from what is known of each commit, and counts the questions.</summary>
internal sealed class KnownSeries(CommitSeries series, Func<int, CommitVerdict> verdictOf) : ICommitJudge
{
    public List<int> Asked { get; } = [];

    public CommitVerdict Ends { get; init; } = CommitVerdict.Bad;

    public CommitVerdict Confirmation { get; init; } = CommitVerdict.Bad;

    /// <summary>What is known from a smaller part of the change on; null where no part can be told.</summary>
    public Func<int, CommitVerdict>? Sharper { get; init; }

    /// <summary>The answers to confirmations after that.</summary>
    public CommitVerdict SharperConfirmation { get; init; } = CommitVerdict.Bad;

    // Ends that differ by a part that can be told have a ratio.
    private const double Ratio = 2;

    private static bool IsSharp(EffectBand? band) => band is not null && band != EffectBand.Between(Ratio);

    public List<(string Culprit, string Parent)> Confirmed { get; } = [];

    /// <summary>What one change makes of a history: bad is the culprit and all that holds it.</summary>
    public static KnownSeries Changed(CommitSeries series, int culprit, params IEnumerable<int> skipped)
    {
        var graph = new CommitGraph(series.Commits);
        var skips = skipped.ToHashSet();
        return new KnownSeries(series, place =>
            skips.Contains(place) ? CommitVerdict.Skipped
            : graph.ContentOf(place - 1)[culprit - 1] ? CommitVerdict.Bad
            : CommitVerdict.Good);
    }

    public CommitJudgement CompareEnds() => new(Ends, "ends") { Ratio = Sharper is null ? double.NaN : Ratio };

    public CommitJudgement Judge(BisectCommit commit, EffectBand? band)
    {
        var place = int.Parse(commit.Id, System.Globalization.CultureInfo.InvariantCulture);
        Asked.Add(place);
        return new CommitJudgement(IsSharp(band) ? Sharper!(place) : verdictOf(place), "known");
    }

    public CommitJudgement Confirm(BisectCommit culprit, string parent, EffectBand? band)
    {
        Confirmed.Add((culprit.Id, parent));
        return new CommitJudgement(IsSharp(band) ? SharperConfirmation : Confirmation, "confirmation");
    }

    public BisectResult Search(BisectOptions? options = null) =>
        new BisectSearch(series, this, options ?? new BisectOptions { Probes = 0 }, static _ => { }).Run();
}
