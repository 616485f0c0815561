using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Alternation;

/// <summary>A run that is measured alone: its iterations start without waiting.</summary>
internal sealed class NoTurns : IIterationTurns
{
    public static readonly NoTurns Instance = new();

    public bool Alternates => false;

    public TimeSpan Waited => TimeSpan.Zero;

    public void AnnounceWarmUp()
    {
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Await()
    {
    }
}
