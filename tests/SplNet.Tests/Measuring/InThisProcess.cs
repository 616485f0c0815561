using SplNet.Measuring;
using SplNet.Measuring.Alternation;
using SplNet.Measuring.Engine;

namespace SplNet.Tests.Measuring;

/// <summary>Measures in the process of the tests, where only what is called matters and not how long it takes.</summary>
internal static class InThisProcess
{
    public static RunReadings Measure(Operand operand, params object[] parameters) =>
        Measure(operand, new MeasureSettings(Iterations: 2, IterationNanoseconds: 1e5), parameters);

    public static RunReadings Measure(Operand operand, MeasureSettings settings, params object[] parameters) =>
        Measure(operand, settings, MeasuringEngine.BenchmarkDotNet, parameters);

    public static RunReadings Measure(Operand operand, MeasureSettings settings, MeasuringEngine engine, params object[] parameters) =>
        operand.Measure(new RunMeasurement(settings, Task.Run(() => EnginePrelude.Run(engine)), NoTurns.Instance), parameters);
}
