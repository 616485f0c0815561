using SplNet.Arguments.Generators;
using SplNet.Measuring.HeldState;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Calls;

/// <summary>A call that is ready to be measured.</summary>
/// <param name="Workload">An action or function without parameters that performs one operation.</param>
/// <param name="Overhead">
/// The empty call: a delegate of the same type that loads the same arguments and calls nothing; what it costs is subtracted.
/// </param>
/// <param name="Arguments">The batch of generated arguments that both step through, or null.</param>
/// <param name="Draw">What the generators of the run draw from.</param>
internal sealed record MeasuredCall(Delegate Workload, Delegate Overhead, ArgumentBatch? Arguments, Draw Draw)
{
    /// <summary>Makes another target of the call; null if it has none or no way to make one.</summary>
    public Action? NewTarget { get; init; }

    /// <summary>How many operations one invocation performs.</summary>
    public int OperationsPerInvoke { get; init; } = 1;

    /// <summary>What each invocation finds again, and may find changed by the one before.</summary>
    public IReadOnlyList<HeldRoot> Held { get; init; } = [];

    /// <summary>What belongs to the call itself and runs inside the user's own phases.</summary>
    public LifeCycle Phases { get; init; } = LifeCycle.Empty;
}
