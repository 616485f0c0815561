namespace SplNet.Measuring.Calls;

/// <summary>A call that is ready to be measured.</summary>
/// <param name="Workload">An action or function without parameters that performs one operation.</param>
/// <param name="Overhead">
/// Its twin: a delegate of the same type that loads the same arguments and calls nothing; what it costs is subtracted.
/// </param>
/// <param name="Arguments">The batch of generated arguments that both step through, or null.</param>
internal sealed record MeasuredCall(Delegate Workload, Delegate Overhead, ArgumentBatch? Arguments)
{
    /// <summary>How many operations one invocation performs.</summary>
    public int OperationsPerInvoke { get; init; } = 1;
}
