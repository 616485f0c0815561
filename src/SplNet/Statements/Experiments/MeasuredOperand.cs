using SplNet.Measuring;
using SplNet.Measuring.SingleCalls;
using SplNet.Operands.Formulas;

namespace SplNet.Statements.Experiments;

/// <summary>An operand as it is measured.</summary>
/// <param name="Symbol">What it is in the formula, which tells it from the others.</param>
/// <param name="Operand">What is bound to its name.</param>
internal sealed record MeasuredOperand(FormulaOperand Symbol, Operand Operand)
{
    /// <summary>Its name with its parameters, as in <c>list(100)</c>.</summary>
    public string Name => Symbol.ToString();

    /// <summary>What measuring processes call it where that is another name; else null.</summary>
    public string? ReplayedAs { get; init; }

    /// <summary>What is measured in the place of a version that is not there, for the report; null where nothing is.</summary>
    public string? Instead { get; init; }

    /// <summary>The values for its generator.</summary>
    public IReadOnlyList<object> Parameters => Symbol.Parameters;

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
