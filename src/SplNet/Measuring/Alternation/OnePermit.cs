using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Alternation;

/// <summary>One turn for all iterations. They follow each other without interruption, but not while other processes prepare.</summary>
/// <param name="permits">The source of the turn.</param>
internal sealed class OnePermit(IPermits permits) : IPermits
{
    private bool _isGiven;

    public bool Alternates => false;

    public TimeSpan Waited => permits.Waited;

    public void AnnounceWarmUp() => permits.AnnounceWarmUp();

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Await()
    {
        if (_isGiven)
            return;
        _isGiven = true;
        permits.Await();
    }
}
