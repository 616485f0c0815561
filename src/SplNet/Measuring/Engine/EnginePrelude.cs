using System.Runtime;

namespace SplNet.Measuring.Engine;

/// <summary>
/// Makes the engine and runs it on nothing, beside the replay of the test and before the warm-up, until its own methods have reached their
/// final tier: otherwise they would be compiled during the measurement. The runtime compiles a method anew after thirty calls,
/// and again after thirty more, but counts none while it is busy, nor for some time after a first call of anything; so the engine runs
/// in bursts with a pause in between, until bursts have nothing compiled.
/// </summary>
internal static class EnginePrelude
{
    private const int Iterations = 35;
    private const int QuietBursts = 2;

    // The test may keep the compiler busy for as long as it likes.
    private const int MostBursts = 20;
    private const double LongestPauseMilliseconds = 10;

    /// <summary>Makes an engine, and has it ready.</summary>
    public static IMeasuringEngine Run(MeasuringEngine kind) => Ready(kind == MeasuringEngine.SplNet ? new OwnEngine() : new BenchmarkDotNetEngine());

    /// <summary>Runs an engine on nothing until its methods have reached their final tier.</summary>
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
            Thread.Sleep(TimeSpan.FromMilliseconds(Math.Min(LongestPauseMilliseconds, TieringDelay.Milliseconds)));
            CompilerPause.Wait();
            quiet = JitInfo.GetCompiledMethodCount(currentThread: false) == compiled ? quiet + 1 : 0;
        }

        return engine;
    }
}
