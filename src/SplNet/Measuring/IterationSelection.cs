namespace SplNet.Measuring;

/// <summary>Chooses the iterations of a run that count, and the number of replacements that are still needed for disturbed ones.</summary>
/// <param name="policy">The treatment of disturbed iterations.</param>
/// <param name="wanted">The number of iterations that count.</param>
/// <param name="mostExtra">The maximum number of additional iterations.</param>
/// <remarks>Written with plain loops, because it runs once in each measuring process, where every method must be compiled first.</remarks>
internal sealed class IterationSelection(OnDisturbance policy, int wanted, int mostExtra)
{
    // Anything that happens to more than every fourth iteration is not an accident.
    private const int RareAmong = 4;

    private readonly double[] _nanoseconds = new double[wanted + mostExtra];
    private readonly IterationFlags[] _flags = new IterationFlags[wanted + mostExtra];
    private readonly double[] _taken = new double[wanted + mostExtra];
    private readonly int[] _rounds = new int[wanted + mostExtra];
    private IterationFlags _replaced;
    private int _measured;
    private int _round;
    private int _undisturbed;

    /// <summary>The number of iterations to measure next.</summary>
    public int Missing => Math.Min(wanted - _undisturbed, wanted + mostExtra - _measured);

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
            _taken[_measured] = taken.Length == 0 ? 0 : taken[index];
            _rounds[_measured] = _round++;
            _flags[_measured++] = flags[index];
            if ((flags[index] & _replaced) == IterationFlags.None)
                _undisturbed++;
        }
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

    private MeasuredIterations Choose(bool replaced, int count, double overhead)
    {
        var (times, flags, deducted) = (new double[count], new IterationFlags[count], new double[count]);
        var positions = Positions(replaced, count);
        var fastest = Fastest();
        for (var chosen = 0; chosen < count; chosen++)
        {
            var gross = _nanoseconds[positions[chosen]];

            // The kernel's number may include moments before and after the iteration, so the deduction never makes it faster than a
            // measured iteration.
            deducted[chosen] = Math.Min(_taken[positions[chosen]], gross - fastest);
            times[chosen] = Math.Max(0, gross - deducted[chosen] - overhead);
            flags[chosen] = _flags[positions[chosen]];
        }

        return new MeasuredIterations(times, flags, deducted);
    }

    private double Fastest()
    {
        var fastest = double.PositiveInfinity;
        for (var index = 0; index < _measured; index++)
            fastest = Math.Min(fastest, _nanoseconds[index]);
        return fastest;
    }

    private int[] Positions(bool replaced, int count)
    {
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
