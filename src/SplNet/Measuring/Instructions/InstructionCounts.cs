
namespace SplNet.Measuring.Instructions;

/// <summary>The instructions of some calls, or why there are none.</summary>
/// <param name="Calls">The count of each call, without that of the empty call.</param>
/// <param name="Refusal">Why nothing was counted, and the remedy, in full sentences; null if it was.</param>
internal sealed record InstructionCounts(double[] Calls, string? Refusal)
{
    /// <summary>The value of the run; not a number if nothing was counted.</summary>
    public double Value => Refusal is null ? RunSummaries.Median(Calls) : double.NaN;

    /// <summary>How far the calls lie apart; 0 if all agree.</summary>
    public double Spread => Refusal is null ? Calls.Max() - Calls.Min() : 0;

    public static InstructionCounts Refused(string refusal) => new([], refusal);
}
