using SplNet.Calibration.Figures;
using SplNet.Statistics;

namespace SplNet.Calibration.Tests.Figures;

/// <summary>The form of figure 2, quickly.</summary>
public sealed class SensitivityStudyTests
{
    private const int Trials = 100;

    public static TheoryData<int> Methods => [.. Enumerable.Range(0, ExampleMethod.All.Count)];

    // Paper A: hundreds of measurements keep the wrong answer away, tens of thousands give the right one.
    [Theory]
    [MemberData(nameof(Methods))]
    public void ChangeOfOnePercent_NeedsManyMeasurements(int method)
    {
        IInterpretation[] interpretations = [new Welch(), new PairedRuns { }];

        var few = SensitivityStudy.Of(ExampleMethod.All[method], interpretations, 30, 1.01, Trials, 1);
        var many = SensitivityStudy.Of(ExampleMethod.All[method], [new Welch()], 30_000, 1.01, Trials, 1);

        Assert.All(few, static decisions => Assert.InRange(decisions.Right.Value, 0, 0.5));
        Assert.All(few, static decisions => Assert.False(decisions.Wrong.Exceeds(0.01)));
        Assert.InRange(many[0].Right.Value, 0.9, 1);
        Assert.Equal(0, many[0].Wrong.Count);
    }

    [Fact]
    public void SameSeed_GivesTheSameFigure()
    {
        Decisions[] Once() => SensitivityStudy.Of(ExampleMethod.All[0], [new Welch(), new MannWhitney()], 300, 1.01, Trials, 5);

        Assert.Equal(Once(), Once());
    }

    // The four distributions are centred near 100, so that a change of 1 % means the same in all panels.
    [Theory]
    [MemberData(nameof(Methods))]
    public void Methods_TakeAboutAHundredUnits(int method)
    {
        var random = new Xoshiro256(3);

        var mean = Moments.Mean(ExampleMethod.All[method].Draw(10, 2000, ref random).Pooled());

        Assert.Equal(1, ExampleMethod.All[method].Modes.Sum(static mode => mode.Share), 1e-12);
        Assert.InRange(mean, 98, 102);
    }
}
