using SplNet.Statistics;

namespace SplNet.Calibration.Streams;

/// <summary>The random numbers of one stream.</summary>
internal sealed class StreamRandom(ulong seed)
{
    private Xoshiro256 _state = new(seed);

    public double Normal() => _state.NextNormal();

    public bool Chance(double probability) => probability > 0 && _state.NextUniform() < probability;

    public double Between(double low, double high) => low + ((high - low) * _state.NextUniform());

    public int Index(int count) => _state.NextIndex(count);

    /// <summary>The time of one run, as a logarithm, around that of its commit.</summary>
    public double Run(StreamScenario scenario) => (scenario.Noise * Normal()) + (Chance(scenario.SlowRuns) ? Math.Log(1.3) : 0);

    /// <summary>The effect of a session, with standard deviation 1: t with three degrees of freedom has √3.</summary>
    public double Session(StreamScenario scenario)
    {
        if (!scenario.HasHeavyTails)
            return Normal();
        var (a, b, c) = (Normal(), Normal(), Normal());
        return Normal() / Math.Sqrt((a * a) + (b * b) + (c * c));
    }
}
