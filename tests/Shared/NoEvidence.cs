using SplNet.Statistics;

namespace SplNet.Tests.Shared;

/// <summary>Sees nothing in any samples.</summary>
internal sealed class NoEvidence : IInterpretation
{
    public string Name => "no evidence";

    public Evidence Weigh(Sample left, Sample right, DecisionOptions options) =>
        new() { Interpretation = Name, Scale = options.Scale, Blocks = left.Runs.Count };
}
