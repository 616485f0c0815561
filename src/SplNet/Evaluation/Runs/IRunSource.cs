using SplNet.Measuring;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Runs;

/// <summary>Where runs are measured.</summary>
internal interface IRunSource
{
    /// <summary>Called when no more runs follow: runs to keep are kept.</summary>
    /// <returns>Remarks on this source for the report.</returns>
    IEnumerable<ResultMessage> End() => [];

    /// <summary>Prepares all that the runs share, before the time of the experiment starts.</summary>
    /// <returns>Why that is impossible, for the user, or null.</returns>
    ResultMessage? Prepare(IReadOnlyList<MeasuredOperand> operands, MeasureSettings settings) => null;

    /// <summary>Counts what the operands do, once they are prepared; null if that is impossible.</summary>
    ICountingSource? Counting => null;

    /// <summary>The version that an operand is measured with, exactly; null for today's.</summary>
    string? VersionOf(MeasuredOperand operand) => null;

    /// <summary>Starts runs that are to be measured together.</summary>
    /// <param name="operands">The operands, in the order in which they enter; each has one run.</param>
    IRunGroup BeginGroup(IReadOnlyList<MeasuredOperand> operands);
}
