using SplNet.History.Confirming;
using SplNet.Statistics;

namespace SplNet.Tool.Histories;

/// <summary>
/// The measurement of a session that decides a change together with the first session and those in between, and their joint result.
/// </summary>
internal sealed class PooledMeasurement
{
    /// <summary>The minimum number of blocks; with fewer, the variation between them is unknown.</summary>
    public const int FewestBlocks = 3;

    private readonly SuspectedChange _change;
    private readonly SessionEffect? _effect;
    private readonly PooledAnswer? _answer;
    private readonly int _blocks;

    /// <summary>Evaluates the measurement.</summary>
    /// <param name="change">The suspected change.</param>
    /// <param name="result">The measured result.</param>
    /// <param name="pooled">The joint decision of the sessions.</param>
    /// <param name="alpha">The level.</param>
    /// <param name="interpretation">The statistical interpretation.</param>
    public PooledMeasurement(
        SuspectedChange change, ExperimentResult result, PooledSessions pooled, double alpha, IInterpretation interpretation)
    {
        _change = change;
        double[] differences =
        [
            .. Logarithms(result, change.Commit).Zip(Logarithms(result, change.Baseline), static (@new, old) => @new - old),
        ];
        if (differences.Length < FewestBlocks)
            return;
        var effects = change.Earlier.Select(static session => session.Effect).OfType<SessionEffect>().ToList();
        effects.Add(_effect = SessionEffect.Of(change.Suspect, differences, interpretation));
        (_answer, _blocks) = (pooled.Weigh(effects, alpha), effects.Sum(static effect => effect.Blocks));
    }

    /// <summary>The reason why there is no result; null if there is one.</summary>
    public string? Problem => _answer is null ? $"fewer than {FewestBlocks} pairs were measured in the time budget" : null;

    /// <summary>The verdict of the sessions.</summary>
    public SessionVerdict Verdict => _answer!.Verdict(_effect!);

    /// <summary>Returns the evidence with the values of all these sessions.</summary>
    /// <param name="evidence">The evidence of the last session.</param>
    public ChangeEvidence Over(ChangeEvidence evidence)
    {
        var (lower, upper) = _change.Suspect.NewOverOld(
            Math.Exp(_answer!.Mean - _answer.HalfWidth), Math.Exp(_answer.Mean + _answer.HalfWidth));
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
