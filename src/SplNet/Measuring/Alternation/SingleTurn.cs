using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Alternation;

/// <summary>One turn for all iterations. They follow each other without interruption, but not while other processes prepare.</summary>
/// <param name="iterationTurns">The source of the turn.</param>
internal sealed class SingleTurn(IIterationTurns iterationTurns) : IIterationTurns
{
    private bool _isGiven;

    public bool Alternates => false;

    public TimeSpan Waited => iterationTurns.Waited;

    public void AnnounceWarmUp() => iterationTurns.AnnounceWarmUp();

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Await()
    {
        if (_isGiven)
            return;
        _isGiven = true;
        iterationTurns.Await();
    }
}
