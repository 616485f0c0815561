using SplNet.History.Measurements;
using SplNet.History.Portability;

namespace SplNet.History.Tests.Portability;

/// <summary>The metric of portability, against ratios by hand.</summary>
public sealed class PortabilityMetricTests
{
    private static readonly MachineClass Bravo = MachineClass.Of("Xeon", "X64", 2, "Fedora 18", "bravo");
    private static readonly MachineClass Charlie = MachineClass.Of("Opteron", "X64", 8, "Fedora 18", "charlie");
    private static readonly MachineClass Delta = MachineClass.Of("Cortex", "Arm64", 4, "Debian 12", string.Empty);

    [Fact]
    public void RatioThatIsTwiceAsLarge_HasTheValueTwoInBothDirections()
    {
        var values = PortabilityMetric.Of([Session(Bravo, 1, 100, 50), Session(Charlie, 1, 300, 75), Session(Delta, 1, 10, 10)]);

        Assert.Equal(
            [("bravo", "charlie", 2.0), ("Cortex", "bravo", 2.0), ("Cortex", "charlie", 4.0)],
            values.Select(static value => (Name(value.First), Name(value.Second), value.Value)).OrderBy(static one => one.Value)
                .ThenByDescending(static one => one.Item1, StringComparer.Ordinal));
    }

    [Fact]
    public void EqualRatios_ArePerfectlyPortableWhateverTheSpeed()
    {
        var value = Assert.Single(PortabilityMetric.Of([Session(Bravo, 1, 100, 50), Session(Charlie, 1, 900, 450)]));

        Assert.Equal((1, true), (value.Value, value.IsDecidedAlike));
    }

    [Fact]
    public void LatestCommonCommit_Counts()
    {
        var value = Assert.Single(PortabilityMetric.Of(
            [Session(Bravo, 1, 100, 100), Session(Charlie, 1, 300, 100), Session(Bravo, 2, 100, 100), Session(Charlie, 2, 200, 100),
                Session(Charlie, 3, 700, 100)]));

        Assert.Equal((2, Recorded.CommitOf(2).Commit), (value.Value, value.Commit));
    }

    [Fact]
    public void ClassesWithoutACommonCommit_HaveNoValue() =>
        Assert.Empty(PortabilityMetric.Of([Session(Bravo, 1, 100, 100), Session(Charlie, 2, 300, 100)]));

    [Theory]
    [InlineData("mean(left) < 1 ms")]
    [InlineData("mean(left) + mean(right) < mean(right)")]
    [InlineData("allocated(left) < allocated(right)")]
    [InlineData("not a formula")]
    public void ComparisonsThatAreNotOfTwoTimes_HaveNoValue(string text) =>
        Assert.Empty(PortabilityMetric.Of([Session(Bravo, 1, 100, 50, text), Session(Charlie, 1, 100, 50, text)]));

    [Fact]
    public void FactorsAndDifferentResults_AreCountedAsTheyAre()
    {
        const string Text = "mean(left) <= 1.5 * mean(right)";
        var value = Assert.Single(PortabilityMetric.Of(
            [Session(Bravo, 1, 100, 50, Text), Session(Charlie, 1, 100, 80, Text, "True")]));

        Assert.Equal((1.6, false), (Math.Round(value.Value, 12), value.IsDecidedAlike));
    }

    private static RecordedSession Session(
        MachineClass machine, int commit, double left, double right, string text = "mean(left) < mean(right)", string truth = "False")
    {
        var experiment = Recorded.Experiment(commit, 0) with
        {
            Comparisons = [new RecordedComparison(text, truth, 0.5, double.NaN, double.NaN)],
            Samples = [Sample("left", left), Sample("right", right)],
        };
        return new RecordedSession(new Session(machine, Recorded.CommitOf(commit), ".NET 10.0.12", "day"), [experiment]);
    }

    private static Sample Sample(string operand, double time) =>
        new(new SeriesName("Tests.Sorting", "mean < mean", operand, "mean", "ns"), [new Run(time, []), new Run(time, [])]);

    private static string Name(MachineClass machine) => machine.Label.Length > 0 ? machine.Label : machine.Processor;
}
