using SplNet.Evaluation;

namespace SplNet.Tests.Experiments;

/// <summary>A claim on processor time is noted where the system counts it coarsely.</summary>
public sealed class CoarseProcessorTimeTests
{
    [Theory]
    [InlineData("cpu(a) < 1 ms", true, 1)]
    [InlineData("cpu(a) < 1 ms", false, 0)]
    [InlineData("mean(a) < 1 ms", true, 0)]
    public void ClaimOnProcessorTime_IsNoted_WhereItIsCoarse(string formula, bool isCoarse, int notes)
    {
        var experiment = new Experiment(formula) { ["a"] = Operand.Of(static () => { }) };
        Assert.Equal(notes, CoarseProcessorTime.Notes(experiment.Comparisons, isCoarse).Count());
    }
}
