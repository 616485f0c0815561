using SplNet.Statistics;

namespace SplNet.History.Proposing;

/// <summary>The critical values of t at one level, each computed once.</summary>
internal sealed class CriticalValues(double level)
{
    private readonly List<double> _values = [];

    /// <summary>Creates the values of a level; null without one.</summary>
    /// <param name="level">The one-sided level.</param>
    public static CriticalValues? Of(double? level) => level is { } given ? new CriticalValues(given) : null;

    /// <summary>Gets the t that is exceeded with the probability of the level.</summary>
    /// <param name="freedom">Integer degrees of freedom, at least 1.</param>
    public double At(int freedom)
    {
        while (_values.Count < freedom)
            _values.Add(StudentDistribution.UpperQuantile(level, _values.Count + 1));
        return _values[freedom - 1];
    }
}
