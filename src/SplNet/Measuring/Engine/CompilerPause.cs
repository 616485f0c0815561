using System.Runtime;

namespace SplNet.Measuring.Engine;

/// <summary>
/// Gives the compiler's thread the time and the processor to finish. Pending compilations are invisible, so the pause lasts until nothing
/// was compiled during its last part.
/// </summary>
internal static class CompilerPause
{
    private const int PartMilliseconds = 2;
    private const int MostParts = 50;

    public static void Wait()
    {
        long compiled = -1;
        for (var part = 0; part < MostParts && compiled != JitInfo.GetCompiledMethodCount(currentThread: false); part++)
        {
            compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
            Thread.Sleep(PartMilliseconds);
        }
    }
}
