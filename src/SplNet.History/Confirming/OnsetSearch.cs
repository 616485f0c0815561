using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// The search for the commit that brought a change, between a baseline and a commit that a session has shown to differ. Each probe measures the commit in the middle against the baseline, in 3, 5, 8, 12 or 20 blocks: until its effect lies three standard
/// errors from half of the whole. Nothing is measured after the last probe, and nothing is claimed: the named commit is compared with its predecessor in the next session.
/// </summary>
internal sealed class OnsetSearch
{
    private const double SureErrors = 3;

    private static readonly int[] Stages = [3, 5, 8, 12, 20];

    private readonly List<OnsetProbe> _probes = [];
    private readonly double _effect;
    private readonly (int Old, int New) _ends;
    private (int Low, int High) _suspects;

    /// <summary>Begins a search.</summary>
    /// <param name="old">The place of the baseline.</param>
    /// <param name="new">The place of the changed commit, larger.</param>
    /// <param name="effect">The log ratio that the session has estimated, positive in the direction of the change.</param>
    public OnsetSearch(int old, int @new, double effect)
    {
        ArgumentOutOfRangeException.ThrowIfLessThanOrEqual(@new, old);
        if (!(effect > 0) || !double.IsFinite(effect))
            throw new ArgumentOutOfRangeException(nameof(effect), effect, "An effect is positive in its own direction.");
        (_ends, _suspects, _effect) = ((old, @new), (old, @new), effect);
    }

    /// <summary>The commit to measure against the baseline; null when the search is done.</summary>
    public int? Next => _suspects.High - _suspects.Low > 1 ? (_suspects.Low + _suspects.High) / 2 : null;

    /// <summary>The commit that the search names: the first that is nearer to the new end than to the old one.</summary>
    public int Named => _suspects.High;

    /// <summary>What was measured, in order.</summary>
    public IReadOnlyList<OnsetProbe> Probes => _probes;

    /// <summary>The numbers of blocks after which a probe is looked at.</summary>
    public static IReadOnlyList<int> Looks => Stages;

    /// <summary>Takes what was measured of <see cref="Next"/> so far.</summary>
    /// <param name="differences">The log differences of its blocks to the baseline, positive in the direction of the change; as many as one of <see cref="Looks"/>.</param>
    /// <returns>How many blocks are needed before the next answer; null if this one is decided and the search has moved on.</returns>
    /// <exception cref="InvalidOperationException">The search is done.</exception>
    public int? Take(ReadOnlySpan<double> differences)
    {
        var commit = Next ?? throw new InvalidOperationException("The search is done.");
        Require(differences);
        var (mean, variance) = Moments.Of(differences);
        var count = differences.Length;
        if (count < Stages[^1] && Math.Abs(mean - (_effect / 2)) <= SureErrors * Math.Sqrt(variance / count))
            return Array.Find(Stages, stage => stage > count);
        _probes.Add(new OnsetProbe(commit, mean, count));
        _suspects = mean > _effect / 2 ? (_suspects.Low, commit) : (commit, _suspects.High);
        return null;
    }

    /// <summary>
    /// Where the change is said to be. If the named commit is shown to differ from its predecessor, there; else between the last commit that had less than a quarter of the effect and the first that had more than three quarters,
    /// which for a creeping change is where it crept.
    /// </summary>
    /// <param name="againstPredecessor">What the next session said of the named commit against its predecessor.</param>
    public ChangePlace Place(SessionAnswer againstPredecessor)
    {
        if (againstPredecessor == SessionAnswer.Shown)
            return new ChangePlace(_suspects.Low, _suspects.High, IsNamed: true);
        var last = _probes.Where(probe => probe.Effect < _effect / 4).Select(static probe => probe.Commit).Append(_ends.Old).Max();
        var first = _probes.Where(probe => probe.Effect > 3 * _effect / 4 && probe.Commit > last).Select(static probe => probe.Commit).Append(_ends.New).Min();
        return new ChangePlace(last, first, IsNamed: false);
    }

    private static void Require(ReadOnlySpan<double> differences)
    {
        if (Array.IndexOf(Stages, differences.Length) < 0)
            throw new ArgumentException($"A probe is looked at after 3, 5, 8, 12 and 20 blocks, not after {differences.Length}.", nameof(differences));
        foreach (var difference in differences)
        {
            if (!double.IsFinite(difference))
                throw new ArgumentException($"Every difference must be finite, not {difference}.", nameof(differences));
        }
    }
}
