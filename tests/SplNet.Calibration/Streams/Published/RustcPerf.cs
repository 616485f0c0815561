namespace SplNet.Calibration.Streams.Published;

/// <summary>
/// rustc-perf: a step from the predecessor of more than the third quartile plus three times the interquartile range
/// of the last thirty steps.
/// </summary>
internal sealed class RustcPerf : IPublishedRule
{
    private const int Steps = 30;

    public string Name => "rustc-perf";

    public bool Alarms(double[] stored, int commit, ref int reported)
    {
        if (commit <= Steps)
            return false;
        Span<double> steps = stackalloc double[Steps];
        for (var step = 0; step < Steps; step++)
            steps[step] = Math.Abs(Ratio(stored, commit - Steps + step) - 1);
        steps.Sort();
        var (first, third) = (steps[7], steps[22]);
        return Ratio(stored, commit) - 1 >= third + (3 * (third - first));
    }

    private static double Ratio(double[] stored, int commit) => Math.Exp(stored[commit] - stored[commit - 1]);
}
