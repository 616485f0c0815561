namespace SplNet.Measuring;

/// <summary>Chooses the iterations of a run that count, and the number of replacements that are still needed for disturbed ones.</summary>
/// <param name="policy">The treatment of disturbed iterations.</param>
/// <param name="wanted">The number of iterations that count.</param>
/// <param name="mostExtra">The maximum number of additional iterations.</param>
/// <param name="outliers">The rule for outliers, which are measured again afterwards; null for none.</param>
/// <param name="mostOutliers">The maximum number of iterations that repeat outliers.</param>
/// <remarks>Written with plain loops, because it runs once in each measuring process, where every method must be compiled first.</remarks>
internal sealed class IterationSelection(
    OnDisturbance policy, int wanted, int mostExtra, SuffixRule? outliers = null, int mostOutliers = 0)
{
    // Anything that happens to more than every fourth iteration is not an accident.
    private const int RareAmong = 4;

    private readonly double[] _nanoseconds = new double[wanted + mostExtra + mostOutliers];
    private readonly IterationFlags[] _flags = new IterationFlags[wanted + mostExtra + mostOutliers];
    private readonly double[] _taken = new double[wanted + mostExtra + mostOutliers];
    private readonly int[] _rounds = new int[wanted + mostExtra + mostOutliers];
    private IterationFlags _replaced;
    private int _measured;
    private int _round;
    private int _undisturbed;
    private double _fastest = double.PositiveInfinity;
    private SuffixElimination? _elimination;

    /// <summary>The number of iterations to measure next.</summary>
    public int Missing => _elimination?.Missing ?? MissingUndisturbed;

    private int MissingUndisturbed => Math.Min(wanted - _undisturbed, wanted + mostExtra - _measured);

    /// <summary>True if disturbed iterations count because their replacements were disturbed as well.</summary>
    public bool IsExhausted => _undisturbed < wanted;

    /// <summary>Adds measured iterations.</summary>
    /// <param name="nanoseconds">The time per operation of each.</param>
    /// <param name="flags">The events during each.</param>
    /// <param name="taken">The time that other processes took from each, in nanoseconds per operation; empty if unknown.</param>
    /// <param name="warmUps">The number of preceding warm-up iterations, each in a separate round.</param>
    public void Add(double[] nanoseconds, IterationFlags[] flags, double[] taken, int warmUps = 0)
    {
        _round += warmUps;
        if (_measured == 0)
            _replaced = ReplacedBy(flags);
        for (var index = 0; index < flags.Length; index++)
        {
            _nanoseconds[_measured] = nanoseconds[index];
            _fastest = Math.Min(_fastest, nanoseconds[index]);
            _taken[_measured] = taken.Length == 0 ? 0 : taken[index];
            _rounds[_measured] = _round++;
            _flags[_measured++] = flags[index];
            if (_elimination is null && (flags[index] & _replaced) == IterationFlags.None)
                _undisturbed++;
        }

        if (_elimination is not null)
            _elimination.Add(Enumerable.Range(_measured - flags.Length, flags.Length), Time);
        else if (outliers is not null && MissingUndisturbed <= 0)
            Eliminate(outliers);
    }

    /// <summary>The iterations that count, in the order of their measurement; disturbed ones only if there are too few others.</summary>
    /// <param name="overhead">The overhead to subtract from each time.</param>
    public MeasuredIterations Counted(double overhead) => Choose(replaced: false, wanted, overhead);

    /// <summary>The positions of the iterations that count among all iterations, from 0.</summary>
    public int[] CountedPositions() => Positions(replaced: false, wanted);

    /// <summary>The round in which each iteration that counts was measured, from 0; warm-ups of the engine have rounds as well.</summary>
    public int[] CountedRounds()
    {
        var rounds = CountedPositions();
        for (var chosen = 0; chosen < rounds.Length; chosen++)
            rounds[chosen] = _rounds[rounds[chosen]];
        return rounds;
    }

    /// <summary>The iterations that were replaced.</summary>
    /// <param name="overhead">The overhead to subtract from each time.</param>
    public MeasuredIterations Replaced(double overhead) => Choose(replaced: true, _measured - wanted, overhead);

    private void Eliminate(SuffixRule rule)
    {
        var counted = Positions(replaced: false, wanted);
        _elimination = new SuffixElimination(rule, mostOutliers);
        _elimination.Add(counted, Time);
    }

    private MeasuredIterations Choose(bool replaced, int count, double overhead)
    {
        var (times, flags, deducted) = (new double[count], new IterationFlags[count], new double[count]);
        var positions = Positions(replaced, count);
        for (var chosen = 0; chosen < count; chosen++)
        {
            deducted[chosen] = Deducted(positions[chosen]);
            times[chosen] = Math.Max(0, _nanoseconds[positions[chosen]] - deducted[chosen] - overhead);
            flags[chosen] = _flags[positions[chosen]];
            if (replaced && _elimination is not null && (flags[chosen] & _replaced) == IterationFlags.None)
                flags[chosen] |= IterationFlags.Suspect;
        }

        return new MeasuredIterations(times, flags, deducted);
    }

    private double Time(int position) => Math.Max(0, _nanoseconds[position] - Deducted(position));

    // The kernel's number may include moments before and after the iteration, so the deduction never makes it faster than a
    // measured iteration.
    private double Deducted(int position) => Math.Min(_taken[position], _nanoseconds[position] - _fastest);

    private int[] Positions(bool replaced, int count)
    {
        if (_elimination is not null)
            return [.. Enumerable.Range(0, _measured).Where(index => _elimination.Kept.Contains(index) != replaced)];
        var positions = new int[count];
        var disturbedThatCount = wanted - _undisturbed;
        var chosen = 0;
        for (var index = 0; index < _measured; index++)
        {
            var counts = (_flags[index] & _replaced) == IterationFlags.None || disturbedThatCount-- > 0;
            if (counts != replaced)
                positions[chosen++] = index;
        }

        return positions;
    }

    private IterationFlags ReplacedBy(IterationFlags[] flags) => policy switch
    {
        OnDisturbance.Keep => IterationFlags.None,
        OnDisturbance.Replace => IterationFlags.Collection | IterationFlags.Compilation | IterationFlags.Interrupted,
        _ => IfRare(IterationFlags.Compilation, flags) | IfRare(IterationFlags.Interrupted, flags),
    };

    private static IterationFlags IfRare(IterationFlags flag, IterationFlags[] flags)
    {
        var count = 0;
        foreach (var each in flags)
        {
            if ((each & flag) != IterationFlags.None)
                count++;
        }

        return count * RareAmong <= flags.Length ? flag : IterationFlags.None;
    }
}
