namespace SplNet.Measuring.Engine;

/// <summary>
/// Runs the engine once on nothing, so that its thousand methods are compiled before, and not during, the measurement. It may
/// run while the test is being replayed.
/// </summary>
internal static class EnginePrelude
{
    public static Task Start() => Task.Run(static () =>
    {
        var nothing = new Action(static () => { });
        var loops = CallLoops.Of(nothing, nothing);
        MeasuringEngine.Run(loops, new IterationPlan(1, 2, CallLoops.Unroll, CallLoops.Unroll, SubtractsOverhead: true), nothing, nothing);
    });
}
