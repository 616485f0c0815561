using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Alternation;

/// <summary>One permit for all iterations: they follow each other, but not while other processes get ready.</summary>
/// <param name="permits">Where it comes from.</param>
internal sealed class OnePermit(IPermits permits) : IPermits
{
    private bool _isGiven;

    public bool Alternates => false;

    public TimeSpan Waited => permits.Waited;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Await()
    {
        if (_isGiven)
            return;
        _isGiven = true;
        permits.Await();
    }
}
