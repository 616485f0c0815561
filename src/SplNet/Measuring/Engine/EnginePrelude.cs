using System.Runtime;

namespace SplNet.Measuring.Engine;

/// <summary>
/// Creates the engine and runs it on an empty operation, during the replay of the test and before the warm-up, until its own methods have
/// reached their final tier; otherwise they would be compiled during the measurement. The runtime recompiles a method after thirty calls,
/// and again after thirty more. It does not count calls while it is busy or for some time after any first call. The engine therefore runs
/// in bursts with pauses, until a burst causes no compilation. One burst suffices if the engine is compiled once.
/// </summary>
internal static class EnginePrelude
{
    private const int Iterations = 35;
    private const int QuietBursts = 2;

    // The test may keep the compiler busy indefinitely.
    private const int MostBursts = 20;
    private const double LongestPauseMilliseconds = 10;

    /// <summary>Creates an engine and prepares it.</summary>
    public static IMeasuringEngine Run(MeasuringEngine kind) =>
        Ready(kind == MeasuringEngine.SplNet ? new OwnEngine() : new BenchmarkDotNetEngine());

    /// <summary>Runs an engine on an empty operation until its methods have reached their final tier.</summary>
    public static IMeasuringEngine Ready(IMeasuringEngine engine)
    {
        var nothing = new Action(static () => { });
        var loops = CallLoops.Of(nothing, nothing);
        var plan = new IterationPlan(1, Iterations, CallLoops.Unroll, CallLoops.Unroll);
        var quiet = 0;
        for (var burst = 0; burst < MostBursts && quiet < QuietBursts; burst++)
        {
            var compiled = JitInfo.GetCompiledMethodCount(currentThread: false);
            var watch = new IterationWatch(plan.Iterations);
            engine.Run(loops.Single, loops.Unrolled, plan, watch.Start, watch.Stop);
            if (engine.IsCompiledOnce)
                break;
            Thread.Sleep(TimeSpan.FromMilliseconds(Math.Min(LongestPauseMilliseconds, TieringDelay.Milliseconds)));
            CompilerPause.Wait();
            quiet = JitInfo.GetCompiledMethodCount(currentThread: false) == compiled ? quiet + 1 : 0;
        }

        return engine;
    }
}
