using SplNet.Measuring;
using SplNet.Measuring.SingleCalls;
using SplNet.Operands.Formulas;

namespace SplNet.Statements.Experiments;

/// <summary>A measured operand.</summary>
/// <param name="Symbol">The operand in the formula, which distinguishes it from the others.</param>
/// <param name="Operand">The operand that is bound to its name.</param>
internal sealed record MeasuredOperand(FormulaOperand Symbol, Operand Operand)
{
    /// <summary>The name with its parameters, as in <c>list(100)</c>.</summary>
    public string Name => Symbol.ToString();

    /// <summary>The name in measuring processes if it is different; otherwise null.</summary>
    public string? ReplayedAs { get; init; }

    /// <summary>The version that is measured instead of an unavailable one, for the report; null if there is none.</summary>
    public string? Instead { get; init; }

    /// <summary>The values for its generator.</summary>
    public IReadOnlyList<object> Parameters => Symbol.Parameters;

    /// <summary>True if the formula uses a median or a percentile of its time, so that its calls are timed individually.</summary>
    public bool TimesCalls { get; init; }

    /// <summary>The percentiles that the formula uses, by name.</summary>
    public IReadOnlyList<string> Percentiles { get; init; } = [];

    /// <summary>Adapts the settings to this operand.</summary>
    /// <param name="settings">The settings for all operands of the experiment.</param>
    public MeasureSettings Settings(MeasureSettings settings) => settings with
    {
        Calls = TimesCalls ? CallTiming.IfLongEnough : CallTiming.Batches,
        Quantiles = [.. Percentiles.Select(static name => EstimatorKind.Find(name)!.Quantile!.Value)],
    };
}
