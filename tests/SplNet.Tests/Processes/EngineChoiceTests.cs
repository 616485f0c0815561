using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Processes;

/// <summary>Which engine is in a measuring process.</summary>
public class EngineChoiceTests
{
    [Theory]
    [InlineData(MeasuringEngine.BenchmarkDotNet, true)]
    [InlineData(MeasuringEngine.SplNet, false)]
    public void ChosenEngine_IsInTheMeasuringProcess(MeasuringEngine engine, bool isLoaded)
    {
        var result = Watched.Run(new Experiment((call, allocated) => allocated(call) < 100.Bytes())
        {
            Options = Watched.OfBytes with { Engine = engine },
            ["call"] = Work.Of(1).CleanUp(() => Assert.Equal(isLoaded, IsLoaded())),
        });
        Assert.True(result.Verdict == Verdict.Pass, result.ToString());
        Assert.Equal(engine, result.Engine);
    }

    // BenchmarkDotNet itself is in both: results are consumed as its generated code does. Its engine brings the clock.
    private static bool IsLoaded() =>
        AppDomain.CurrentDomain.GetAssemblies().Any(static assembly => assembly.GetName().Name == "Perfolizer");
}
