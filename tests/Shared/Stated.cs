using System.Runtime.CompilerServices;

namespace SplNet.Tests.Shared;

/// <summary>Code that states its own requirements.</summary>
public static class Stated
{
    [Spl("allocated(SELF) * 2 < allocated(Stated.Heavy)", Name = "lean", Category = "memory", Runs = 2)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static byte[] Lean() => Work.Of(Work.Little);

    [Spl("allocated(SELF) < 1 GB", Runs = 2)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static byte[] Heavy() => Work.Of(Work.Much);
}
