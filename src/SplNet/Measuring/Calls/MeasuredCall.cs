using SplNet.Arguments.Generators;
using SplNet.Measuring.HeldState;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Calls;

/// <summary>A call that is ready to be measured.</summary>
/// <param name="Workload">An action or function without parameters that performs one operation.</param>
/// <param name="Overhead">
/// The empty call: a delegate of the same type that loads the same arguments and calls nothing; its cost is subtracted.
/// </param>
/// <param name="Arguments">The batch of generated arguments that both step through, or null.</param>
/// <param name="Draw">The random numbers and bound values for the generators of the run.</param>
internal sealed record MeasuredCall(Delegate Workload, Delegate Overhead, ArgumentBatch? Arguments, Draw Draw)
{
    /// <summary>Creates a new target for the call; null if it has no target or cannot create one.</summary>
    public Action? NewTarget { get; init; }

    /// <summary>Returns the target of the call, which <see cref="NewTarget"/> creates; null if it does not.</summary>
    public Func<object?>? ReadTarget { get; init; }

    /// <summary>The number of operations per invocation.</summary>
    public int OperationsPerInvoke { get; init; } = 1;

    /// <summary>The objects that each invocation finds again, possibly changed by the previous one.</summary>
    public IReadOnlyList<HeldRoot> Held { get; init; } = [];

    /// <summary>The phases that belong to the call itself and run inside the user's own phases.</summary>
    public LifeCycle Phases { get; init; } = LifeCycle.Empty;
}
