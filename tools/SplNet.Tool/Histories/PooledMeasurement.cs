using SplNet.History.Confirming;
using SplNet.Statistics;

namespace SplNet.Tool.Histories;

/// <summary>What a session has measured that decides a change together with those between it and the first, and what they say together.</summary>
internal sealed class PooledMeasurement
{
    /// <summary>Below so many blocks nothing is known of how they differ.</summary>
    public const int FewestBlocks = 3;

    private readonly SuspectedChange _change;
    private readonly SessionEffect? _effect;
    private readonly PooledAnswer? _answer;
    private readonly int _blocks;

    /// <summary>Weighs it.</summary>
    /// <param name="change">The change that is suspected.</param>
    /// <param name="result">What was measured.</param>
    /// <param name="pooled">How sessions decide together.</param>
    /// <param name="alpha">The level.</param>
    /// <param name="interpretation">How sides are weighed.</param>
    public PooledMeasurement(SuspectedChange change, ExperimentResult result, PooledSessions pooled, double alpha, IInterpretation interpretation)
    {
        _change = change;
        double[] differences = [.. Logarithms(result, change.Commit).Zip(Logarithms(result, change.Baseline), static (@new, old) => @new - old)];
        if (differences.Length < FewestBlocks)
            return;
        var effects = change.Earlier.Select(static session => session.Effect).OfType<SessionEffect>().ToList();
        effects.Add(_effect = SessionEffect.Of(change.Suspect, differences, interpretation));
        (_answer, _blocks) = (pooled.Weigh(effects, alpha), effects.Sum(static effect => effect.Blocks));
    }

    /// <summary>Why nothing can be said; null where it can.</summary>
    public string? Problem => _answer is null ? $"fewer than {FewestBlocks} blocks were measured in the time budget" : null;

    /// <summary>What the sessions say.</summary>
    public SessionVerdict Verdict => _answer!.Verdict(_effect!);

    /// <summary>Evidence with the figures of all these sessions in it.</summary>
    /// <param name="evidence">The evidence of the last one.</param>
    public ChangeEvidence Over(ChangeEvidence evidence)
    {
        var (lower, upper) = _change.Suspect.NewOverOld(Math.Exp(_answer!.Mean - _answer.HalfWidth), Math.Exp(_answer.Mean + _answer.HalfWidth));
        return evidence with
        {
            Ratio = _change.Suspect.NewOverOld(Math.Exp(_answer.Mean)),
            Lower = lower,
            Upper = upper,
            PValue = _answer.PValue,
            Runs = _blocks,
            Effect = _effect,
        };
    }

    private static IEnumerable<double> Logarithms(ExperimentResult result, string commit) =>
        RevisedRequirement.RunsAt(result, commit).Select(static run => Math.Log(run.Nanoseconds.Average()));
}
