using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>The iterations of one simulated run.</summary>
/// <param name="rounds">How many.</param>
internal sealed class CallRun(int rounds)
{
    /// <summary>The times of the clock, per call.</summary>
    public double[] Gross { get; } = new double[rounds];

    /// <summary>What the kernel tells of waiting for a processor.</summary>
    public double[] Taken { get; } = new double[rounds];

    /// <summary>The times without it, no faster than the fastest iteration of the clock, as the library has them.</summary>
    public double[] Net { get; private set; } = [];

    public void Settle()
    {
        var fastest = Gross.Min();
        Net = [.. Gross.Zip(Taken, (gross, taken) => Math.Max(gross - taken, fastest))];
    }

    public RunSample Sample(bool isGross) => new(isGross ? Gross : Net);
}
