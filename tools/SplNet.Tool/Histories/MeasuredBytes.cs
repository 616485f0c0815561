using System.Globalization;
using SplNet.History.Proposing;

namespace SplNet.Tool.Histories;

/// <summary>The bytes that a baseline and a commit allocate, from an experiment that claims equality.</summary>
internal sealed class MeasuredBytes
{
    private readonly double _old;
    private readonly double _limit;
    private readonly double _margin;
    private readonly bool _isGain;

    /// <summary>Reads the bytes.</summary>
    /// <param name="change">The suspected change.</param>
    /// <param name="result">The measured result.</param>
    /// <param name="comparison">The decided comparison: the difference of the claim's left and right side.</param>
    public MeasuredBytes(SuspectedChange change, ExperimentResult result, ComparisonResult comparison)
    {
        var (old, @new) = (Of(result, change.Baseline), Of(result, change.Commit));
        _old = old.Average();
        (_margin, _isGain) = (change.Suspect.Margin, change.Suspect.Direction == ChangeDirection.Faster);
        _limit = _old * (1 + _margin);
        AreExact = old.Distinct().Count() == 1 && @new.Distinct().Count() == 1;
        Ratio = Over(@new.Average());
        (Lower, Upper) = AreExact || _old == 0 ? (Ratio, Ratio) : Ends(change, comparison.Interval.Lower, comparison.Interval.Upper);
    }

    /// <summary>True if every process allocated the same number, so that another session would repeat it.</summary>
    public bool AreExact { get; }

    /// <summary>The ratio of the bytes at the commit to the bytes at the baseline; infinite if the baseline allocates nothing.</summary>
    public double Ratio { get; }

    /// <summary>The lower end of its interval.</summary>
    public double Lower { get; }

    /// <summary>The upper end of its interval.</summary>
    public double Upper { get; }

    /// <summary>
    /// A formula that holds for an operand at the baseline but fails if it allocates more, or less if the change is a decrease.
    /// </summary>
    public string Formula(string operand)
    {
        var (relation, limit) = _isGain ? (">=", _old / (1 + _margin)) : ("<=", _limit);
        return string.Create(CultureInfo.InvariantCulture, $"{CheckedHistory.Bytes}({operand}) {relation} {limit:0.###} B");
    }

    private static List<double> Of(ExperimentResult result, string commit) =>
        [.. RevisedRequirement.RunsAt(result, commit).Select(static run => run.AllocatedBytes)];

    private double Over(double bytes) => bytes == _old ? 1 : bytes / _old;

    // The claim is new > old · (1 + m), or old > new · (1 + m) for fewer bytes; the reported ratio is new to old.
    private (double Lower, double Upper) Ends(SuspectedChange change, double lower, double upper) =>
        change.Suspect.Direction == ChangeDirection.Slower
            ? (Math.Max(0, _limit + lower) / _old, (_limit + upper) / _old)
            : (Math.Max(0, _old - upper) / _limit, (_old - lower) / _limit);
}
