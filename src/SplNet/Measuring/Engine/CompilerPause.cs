using System.Runtime;

namespace SplNet.Measuring.Engine;

/// <summary>
/// Gives the compiler, which works on a thread of its own, the time and the processor to finish. What waits to be compiled shows
/// nowhere; so the pause lasts until nothing was compiled during the last part of it.
/// </summary>
internal static class CompilerPause
{
    private const int PartMilliseconds = 4;
    private const int MostParts = 25;

    public static void Wait()
    {
        using var never = new ManualResetEventSlim();
        long compiled = -1;
        for (var part = 0; part < MostParts && compiled != JitInfo.GetCompiledMethodCount(currentThread: false); part++)
        {
            compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
            never.Wait(PartMilliseconds);
        }
    }
}
