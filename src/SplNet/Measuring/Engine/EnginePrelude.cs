namespace SplNet.Measuring.Engine;

/// <summary>
/// Makes the engine and runs it on nothing, beside the replay of the test and the warm-up, until its own methods have reached their
/// final tier: otherwise they would be compiled during the measurement. The runtime compiles a method anew after thirty calls,
/// and again after thirty more, but counts none while it is busy; so the engine runs in bursts with a pause in between.
/// </summary>
internal static class EnginePrelude
{
    private const int Bursts = 2;
    private const int Iterations = 35;

    public static MeasuringEngine Run()
    {
        var engine = new MeasuringEngine();
        var nothing = new Action(static () => { });
        var loops = CallLoops.Of(nothing, nothing);
        var plan = new IterationPlan(1, Iterations, CallLoops.Unroll, CallLoops.Unroll);
        for (var burst = 0; burst < Bursts; burst++)
        {
            var watch = new IterationWatch(plan.Iterations);
            engine.Run(loops.Single, loops.Unrolled, plan, watch.Start, watch.Stop);
            CompilerPause.Wait();
        }

        return engine;
    }
}
