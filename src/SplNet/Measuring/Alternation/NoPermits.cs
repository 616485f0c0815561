using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Alternation;

/// <summary>A run that is measured by itself: its iterations begin when they like.</summary>
internal sealed class NoPermits : IPermits
{
    public static readonly NoPermits Instance = new();

    public bool Alternates => false;

    public TimeSpan Waited => TimeSpan.Zero;

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Await()
    {
    }
}
