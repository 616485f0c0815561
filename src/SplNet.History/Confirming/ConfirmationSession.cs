using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>
/// What one session measures to confirm or refuse changes: fresh blocks, each with every suspect's old and new side side by side. What is claimed of each is the change itself, in its direction and beyond its margin: such a claim is also given up, where more
/// blocks would hardly show it. All its comparisons share α by Holm's procedure, look by look (<see cref="SequentialFamily"/>); a suspect that is decided or given up is measured no more.
/// </summary>
internal sealed class ConfirmationSession
{
    private readonly IReadOnlyList<Suspect> _suspects;
    private readonly SequentialFamily _family;
    private readonly SequentialPlan _plan;

    /// <summary>Prepares a session.</summary>
    /// <param name="suspects">All that it measures.</param>
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

    /// <summary>At how many blocks the next look is due; null when the session has its last block.</summary>
    /// <param name="blocks">The blocks so far.</param>
    public int? NextLook(int blocks) => _plan.NextLook(blocks);

    /// <summary>Looks at the suspects that are not yet decided.</summary>
    /// <param name="samples">The old and the new side of each suspect, in their order; of decided ones as they were.</param>
    /// <param name="last">True if no more blocks can be measured.</param>
    /// <returns>The decisions on the claims, in the order of the suspects.</returns>
    /// <exception cref="ArgumentException">There are not as many samples as suspects.</exception>
    public IReadOnlyList<SequentialDecision> Look(IReadOnlyList<(Sample Old, Sample New)> samples, bool last = false)
    {
        if (samples.Count != _suspects.Count)
            throw new ArgumentException($"{_suspects.Count} suspects need as many pairs of samples, not {samples.Count}.", nameof(samples));
        return _family.Look([.. samples.Zip(_suspects, static (sides, suspect) => Sides(suspect, sides))], last);
    }

    /// <summary>Takes one look after the other at what is measured already, or is made up, until every suspect is decided or there are no more blocks.</summary>
    /// <param name="sample">Both sides of a suspect, by its position, at so many blocks; not asked of decided ones.</param>
    /// <param name="most">How many blocks there are.</param>
    /// <returns>The decisions of the last look; none if there are not blocks enough for the first one.</returns>
    public IReadOnlyList<SequentialDecision> Run(Func<int, int, (Sample Old, Sample New)> sample, int most)
    {
        IReadOnlyList<SequentialDecision> decisions = [];
        var samples = new (Sample Old, Sample New)[_suspects.Count];
        for (var look = NextLook(0); look is { } blocks && blocks <= most && !IsComplete; look = NextLook(blocks))
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
