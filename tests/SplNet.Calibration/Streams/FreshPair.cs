using SplNet.Statistics;

namespace SplNet.Calibration.Streams;

/// <summary>Two commits of a series, measured side by side in one session: blocks as they are asked for.</summary>
internal sealed class FreshPair
{
    // What hits both runs of a block.
    private const double Block = 0.01;
    private const double HigherMode = 0.08;

    private readonly List<double> _old = [];
    private readonly List<double> _new = [];
    private readonly StreamScenario _scenario;
    private readonly StreamRandom _random;
    private readonly double _difference;

    /// <summary>A pair in a session of its own, which does something to this pair alone.</summary>
    /// <param name="scenario">What happens.</param>
    /// <param name="difference">The true log difference, new less old.</param>
    /// <param name="random">The random numbers.</param>
    /// <param name="tau">By how much its session makes it differ.</param>
    public FreshPair(StreamScenario scenario, double difference, StreamRandom random, double tau)
    {
        (_scenario, _random) = (scenario, random);
        _difference = difference + (tau * random.Normal()) + Mode() - Mode();

        double Mode() => random.Chance(scenario.Modes) ? HigherMode : 0;
    }

    /// <summary>The samples of the first blocks.</summary>
    /// <param name="blocks">How many.</param>
    public (Sample Old, Sample New) Take(int blocks)
    {
        Measure(blocks);
        return (Side(_old, blocks), Side(_new, blocks));
    }

    /// <summary>The log differences of the first blocks, new less old.</summary>
    /// <param name="blocks">How many.</param>
    public double[] Differences(int blocks)
    {
        Measure(blocks);
        return [.. Enumerable.Range(0, blocks).Select(block => _new[block] - _old[block])];
    }

    private void Measure(int blocks)
    {
        while (_old.Count < blocks)
        {
            var both = Block * _random.Normal();
            _old.Add(both + _random.Run(_scenario));
            _new.Add(_difference + both + _random.Run(_scenario));
        }
    }

    private static Sample Side(List<double> logarithms, int blocks) => Sample.OfSummaries(logarithms.Take(blocks).Select(Math.Exp));
}
