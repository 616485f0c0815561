using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// The measurements of one session that confirm or refuse changes: fresh blocks, each with the old and new sides of all suspects next to
/// each other. The claim about each is the change itself, in its direction and beyond its margin; such a claim is also given up if more
/// blocks are unlikely to show it. All comparisons share α by Holm's procedure, at each interim analysis (<see cref="SequentialFamily"/>);
/// a suspect is no longer measured once it is decided or given up.
/// </summary>
internal sealed class ConfirmationSession
{
    private readonly IReadOnlyList<Suspect> _suspects;
    private readonly SequentialFamily _family;
    private readonly SequentialPlan _plan;

    /// <summary>Prepares a session.</summary>
    /// <param name="suspects">Everything that it measures.</param>
    /// <param name="options">Level, resolution, blocks.</param>
    public ConfirmationSession(IReadOnlyList<Suspect> suspects, ConfirmationOptions options)
    {
        _suspects = suspects;
        var decision = new DecisionOptions { Alpha = options.Alpha, Resolution = options.Resolution };
        var claims = suspects.Select(_ => new SequentialClaim(Relation.Greater, decision)).ToArray();
        _family = new SequentialFamily(claims, options.MostBlocks, Connective.Disjunction, options.Interpretation);
        _plan = SequentialPlan.Create(decision, options.MostBlocks);
    }

    /// <summary>True if every suspect is decided.</summary>
    public bool IsComplete => _family.IsComplete;

    /// <summary>Gets the number of blocks at the next interim analysis; null when the session has its last block.</summary>
    /// <param name="blocks">The blocks so far.</param>
    public int? NextLook(int blocks) => _plan.NextLook(blocks);

    /// <summary>Analyses the undecided suspects.</summary>
    /// <param name="samples">The old and the new side of each suspect, in their order; unchanged for decided ones.</param>
    /// <param name="last">True if no more blocks can be measured.</param>
    /// <returns>The decisions on the claims, in the order of the suspects.</returns>
    /// <exception cref="ArgumentException">The numbers of samples and suspects differ.</exception>
    public IReadOnlyList<SequentialDecision> Look(IReadOnlyList<(Sample Old, Sample New)> samples, bool last = false)
    {
        if (samples.Count != _suspects.Count)
            throw new ArgumentException($"{_suspects.Count} suspects need as many pairs of samples, not {samples.Count}.", nameof(samples));
        return _family.Look([.. samples.Zip(_suspects, static (sides, suspect) => Sides(suspect, sides))], last);
    }

    /// <summary>Repeats the analysis on existing or simulated data until every suspect is decided or no blocks are left.</summary>
    /// <param name="sample">Both sides of a suspect, by its position, after so many blocks; not called for decided ones.</param>
    /// <param name="most">The number of available blocks.</param>
    /// <returns>The decisions of the last analysis; none if there are too few blocks for the first one.</returns>
    public IReadOnlyList<SequentialDecision> Run(Func<int, int, (Sample Old, Sample New)> sample, int most)
    {
        IReadOnlyList<SequentialDecision> decisions = [];
        var samples = new (Sample Old, Sample New)[_suspects.Count];
        for (var analysis = NextLook(0); analysis is { } blocks && blocks <= most && !IsComplete; analysis = NextLook(blocks))
        {
            for (var suspect = 0; suspect < samples.Length; suspect++)
            {
                if (decisions.Count == 0 || !decisions[suspect].Stop)
                    samples[suspect] = sample(suspect, blocks);
            }

            decisions = Look(samples, last: NextLook(blocks) is not { } next || next > most);
        }

        return decisions;
    }

    private static (Sample Left, Sample Right) Sides(Suspect suspect, (Sample Old, Sample New) sides)
    {
        var (left, right) = suspect.Direction == ChangeDirection.Slower ? (sides.New, sides.Old) : (sides.Old, sides.New);
        return (left, suspect.Margin == 0 ? right : right.Scale(1 + suspect.Margin));
    }
}
