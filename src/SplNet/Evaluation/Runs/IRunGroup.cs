using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Runs;

/// <summary>Runs that are measured together. Disposing of it ends incomplete ones.</summary>
internal interface IRunGroup : IDisposable
{
    /// <summary>Starts a run.</summary>
    /// <param name="operand">The measured operand.</param>
    /// <param name="settings">How.</param>
    /// <param name="timeout">How long it may take, if it can be ended.</param>
    /// <returns>Its outcome; null if it is ready and waits for the others.</returns>
    LaunchOutcome? Enter(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout);

    /// <summary>Measures the runs that wait.</summary>
    /// <returns>Their outcomes, in the order in which they were started; null for one that another's failure has ended.</returns>
    IReadOnlyList<LaunchOutcome?> Complete();
}
