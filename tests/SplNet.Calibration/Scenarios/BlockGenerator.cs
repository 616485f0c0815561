using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>Simulates blocks of one run per side, in random order within the block.</summary>
public sealed class BlockGenerator
{
    private const double Correlation = 0.9;
    private const double BurstDelay = 0.5;

    private readonly Scenario _scenario;
    private Xoshiro256 _random;
    private double _drift;

    /// <summary>Starts the sequence that belongs to a seed.</summary>
    public BlockGenerator(Scenario scenario, ulong seed)
    {
        _scenario = scenario;
        _random = new Xoshiro256(seed);
    }

    /// <summary>All iterations of both sides; the left side takes <paramref name="ratio"/> times as long.</summary>
    public (Sample Left, Sample Right) Samples(int runs, int iterations, double ratio)
    {
        var left = new RunSample[runs];
        var right = new RunSample[runs];
        Restart();
        for (var block = 0; block < runs; block++)
        {
            var (a, b) = Block(iterations, ratio);
            (left[block], right[block]) = (new RunSample(a), new RunSample(b));
        }

        return (new Sample(left), new Sample(right));
    }

    /// <summary>Only the median of each run, which is all that the sequential design looks at.</summary>
    public (double[] Left, double[] Right) Medians(int runs, int iterations, double ratio)
    {
        var left = new double[runs];
        var right = new double[runs];
        Restart();
        for (var block = 0; block < runs; block++)
        {
            var (a, b) = Block(iterations, ratio);
            (left[block], right[block]) = (RunSummaries.Median(a), RunSummaries.Median(b));
        }

        return (left, right);
    }

    /// <summary>The medians of the runs of several operands that take equally long, measured in random order within each block.</summary>
    public double[][] Operands(int operands, int runs, int iterations)
    {
        var medians = new double[operands][];
        for (var operand = 0; operand < operands; operand++)
            medians[operand] = new double[runs];
        Restart();
        var order = new int[operands];
        for (var block = 0; block < runs; block++)
        {
            for (var place = 0; place < operands; place++)
            {
                var other = _random.NextIndex(place + 1);
                (order[place], order[other]) = (order[other], place);
            }

            foreach (var operand in order)
                medians[operand][block] = RunSummaries.Median(Run(iterations, 1, 1));
        }

        return medians;
    }

    private void Restart() => _drift = _random.NextNormal();

    private (double[] Left, double[] Right) Block(int iterations, double ratio)
    {
        if ((_random.Next() & 1) == 0)
        {
            var first = Run(iterations, ratio, _scenario.LeftFactor);
            return (first, Run(iterations, 1, 1));
        }

        var second = Run(iterations, 1, 1);
        return (Run(iterations, ratio, _scenario.LeftFactor), second);
    }

    private double[] Run(int iterations, double ratio, double factor)
    {
        _drift = (Correlation * _drift) + (Math.Sqrt(1 - (Correlation * Correlation)) * _random.NextNormal());
        var level = 100 * ratio * Math.Exp((_scenario.Between * factor * Effect()) + (_scenario.Drift * _drift));
        var values = new double[iterations];
        for (var iteration = 0; iteration < iterations; iteration++)
        {
            var value = level * Math.Exp(_scenario.Within * _random.NextNormal());
            if (_scenario.BurstShare > 0 && _random.NextUniform() < _scenario.BurstShare)
                value *= 1 - (BurstDelay * Math.Log(1 - _random.NextUniform()));
            values[iteration] = value;
        }

        return values;
    }

    private double Effect() => _scenario.Effect switch
    {
        RunEffect.Normal => _random.NextNormal(),
        RunEffect.Skewed => -Math.Log(1 - _random.NextUniform()) - 1,
        RunEffect.Bimodal => ((_random.NextUniform() < 0.1 ? 1 : 0) - 0.1) / Math.Sqrt(0.1 * 0.9),
        _ => throw new InvalidOperationException($"No such run effect: {_scenario.Effect}."),
    };
}
