namespace SplNet.Measuring.Calls;

/// <summary>
/// Steps around each iteration, which then is one invocation, as in BenchmarkDotNet. The step after an iteration is taken before the next
/// one begins, or at the end.
/// </summary>
/// <param name="before">The step before an iteration.</param>
/// <param name="after">The step after it.</param>
internal sealed class IterationSteps(Action before, Action after) : ArgumentBatch([], static () => [], new NoReceiver())
{
    private bool _isOpen;

    public override long LargestIteration() => 1;

    public override void Fill(long invocations)
    {
        End();
        before();
        _isOpen = true;
    }

    /// <summary>Takes the step after the last iteration.</summary>
    public void End()
    {
        if (!_isOpen)
            return;
        _isOpen = false;
        after();
    }

    private sealed class NoReceiver : IArgumentReceiver
    {
        public void Receive(Array[] columns, int mask)
        {
        }

        public void Restart()
        {
        }
    }
}
