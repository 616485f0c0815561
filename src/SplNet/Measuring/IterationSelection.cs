using SplNet.Statistics;

namespace SplNet.Measuring;

/// <summary>Chooses the iterations of a run that count, and says how many are still to be measured in the place of disturbed ones.</summary>
/// <param name="policy">What happens to disturbed iterations.</param>
/// <param name="wanted">How many iterations count.</param>
/// <param name="mostExtra">How many may be measured beyond that.</param>
/// <remarks>Written in plain loops: it runs once in each measuring process, where every method has to be compiled first.</remarks>
internal sealed class IterationSelection(OnDisturbance policy, int wanted, int mostExtra)
{
    // What happens to more than every fourth iteration is no accident.
    private const int RareAmong = 4;

    private readonly double[] _nanoseconds = new double[wanted + mostExtra];
    private readonly IterationFlags[] _flags = new IterationFlags[wanted + mostExtra];
    private IterationFlags _replaced;
    private int _measured;
    private int _undisturbed;

    /// <summary>How many iterations are to be measured now.</summary>
    public int Missing => Math.Min(wanted - _undisturbed, wanted + mostExtra - _measured);

    /// <summary>True if iterations count that were to be replaced, because those in their place were disturbed too.</summary>
    public bool IsExhausted => _undisturbed < wanted;

    public void Add(double[] nanoseconds, IterationFlags[] flags)
    {
        if (_measured == 0)
            _replaced = ReplacedBy(flags);
        for (var index = 0; index < flags.Length; index++)
        {
            _nanoseconds[_measured] = nanoseconds[index];
            _flags[_measured++] = flags[index];
            if ((flags[index] & _replaced) == IterationFlags.None)
                _undisturbed++;
        }
    }

    /// <summary>The iterations that count, in the order of their measurement; disturbed ones only for want of others.</summary>
    /// <param name="overhead">What is subtracted from each time.</param>
    public (double[] Nanoseconds, IterationFlags[] Flags) Counted(double overhead) => Choose(replaced: false, wanted, overhead);

    /// <summary>Which of all iterations they are, from 0.</summary>
    public int[] CountedPositions() => Positions(replaced: false, wanted);

    /// <summary>The iterations that others replace.</summary>
    /// <param name="overhead">What is subtracted from each time.</param>
    public (double[] Nanoseconds, IterationFlags[] Flags) Replaced(double overhead) => Choose(replaced: true, _measured - wanted, overhead);

    private (double[] Nanoseconds, IterationFlags[] Flags) Choose(bool replaced, int count, double overhead)
    {
        var (times, flags) = (new double[count], new IterationFlags[count]);
        var positions = Positions(replaced, count);
        for (var chosen = 0; chosen < count; chosen++)
        {
            times[chosen] = Math.Max(0, _nanoseconds[positions[chosen]] - overhead);
            flags[chosen] = _flags[positions[chosen]];
        }

        return (times, flags);
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
