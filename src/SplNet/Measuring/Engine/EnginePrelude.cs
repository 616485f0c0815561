using System.Runtime;

namespace SplNet.Measuring.Engine;

/// <summary>
/// Runs the engine on nothing, beside the replay of the test and the warm-up, until its own thousand methods have reached their
/// final tier: otherwise they would be compiled during the measurement. The runtime compiles a method anew after thirty calls,
/// and again after thirty more, but counts none while it is busy; so the engine runs in bursts with a pause in between.
/// </summary>
internal static class EnginePrelude
{
    private const int Bursts = 2;
    private const int Iterations = 20;
    private const int PauseMilliseconds = 4;
    private const int MostPauses = 25;

    public static async Task RunAsync()
    {
        var nothing = new Action(static () => { });
        var loops = CallLoops.Of(nothing, nothing);
        var plan = new IterationPlan(1, Iterations, CallLoops.Unroll, CallLoops.Unroll);
        for (var burst = 0; burst < Bursts; burst++)
        {
            var watch = new IterationWatch();
            MeasuringEngine.Run(loops.Single, loops.Unrolled, plan, watch.Start, watch.Stop);
            await CompilerPauseAsync();
        }
    }

    private static async Task CompilerPauseAsync()
    {
        var compiled = -1;
        for (var pause = 0; pause < MostPauses && compiled != (int)JitInfo.GetCompiledMethodCount(currentThread: false); pause++)
        {
            compiled = (int)JitInfo.GetCompiledMethodCount(currentThread: false);
            await Task.Delay(PauseMilliseconds);
        }
    }
}
