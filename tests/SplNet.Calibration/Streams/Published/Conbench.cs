namespace SplNet.Calibration.Streams.Published;

/// <summary>Conbench: more than five standard deviations above the last hundred commits.</summary>
internal sealed class Conbench : IPublishedRule
{
    public string Name => "Conbench";

    public bool Alarms(double[] stored, int commit, ref int reported) => commit >= 20 && Window.Before(stored, commit, 100).Deviations > 5;
}
