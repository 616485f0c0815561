using SplNet.Formulas;
using SplNet.Measuring;
using SplNet.Measuring.SingleCalls;

namespace SplNet.Experiments;

/// <summary>An operand as it is measured.</summary>
/// <param name="Name">Its name with its parameters, as in <c>list(100)</c>.</param>
/// <param name="Operand">What is bound to the name.</param>
/// <param name="Parameters">The values for its generator.</param>
internal sealed record MeasuredOperand(string Name, Operand Operand, IReadOnlyList<object> Parameters)
{
    /// <summary>True if the formula asks for a median or a percentile of its time: its calls are to be timed singly.</summary>
    public bool TimesCalls { get; init; }

    /// <summary>The percentiles that the formula asks for, by name.</summary>
    public IReadOnlyList<string> Percentiles { get; init; } = [];

    /// <summary>How it is measured.</summary>
    /// <param name="settings">How all operands of the experiment are.</param>
    public MeasureSettings Settings(MeasureSettings settings) => settings with
    {
        Calls = TimesCalls ? CallTiming.IfLongEnough : CallTiming.Batches,
        Quantiles = [.. Percentiles.Select(static name => EstimatorKind.Find(name)!.Quantile!.Value)],
    };
}
