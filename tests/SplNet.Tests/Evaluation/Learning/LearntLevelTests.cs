using SplNet.Evaluation.Learning;
using SplNet.Statistics;

namespace SplNet.Tests.Evaluation.Learning;

/// <summary>How often one run of each of two equal operands seems to differ, by the number of learnt runs.</summary>
public class LearntLevelTests
{
    private const int Experiments = 2000;
    private const int Iterations = 20;
    private const int RunsOfBuild = 5;

    // The rates of `docs/statistics.md`, in percent. Runs vary by 1 % and iterations by 1 %; builds differ by up to 20 %.
    [Theory]
    [InlineData(5, 3.4, 6.6)]
    [InlineData(10, 2.2, 6.1)]
    [InlineData(25, 1.4, 5.2)]
    public void EqualOperands_SeemToDifferAsOftenAsDocumented(int learnt, double atOnePercent, double atFivePercent)
    {
        var random = new Xoshiro256(7);
        var alarms = new int[2];
        for (var experiment = 0; experiment < Experiments; experiment++)
        {
            var (left, right) = (Side(learnt, ref random), Side(learnt, ref random));
            var evidence = new NonParametric { Resamples = 1000 }.Weigh(left, right, new DecisionOptions());
            alarms[0] += evidence.PGreater < 0.01 ? 1 : 0;
            alarms[1] += evidence.PGreater < 0.05 ? 1 : 0;
        }

        Assert.Equal((atOnePercent, atFivePercent), (Percent(alarms[0]), Percent(alarms[1])));
    }

    private static double Percent(int alarms) => Math.Round(100.0 * alarms / Experiments, 1);

    private static Sample Side(int learnt, ref Xoshiro256 random)
    {
        var groups = new List<LearntGroup>();
        for (var build = 0; build < learnt / RunsOfBuild; build++)
        {
            var level = 0.8 + (0.4 * random.NextUniform());
            var runs = new List<RunResult>();
            for (var run = 0; run < RunsOfBuild; run++)
                runs.Add(LearningTests.Run(Times(level, ref random)));
            groups.Add(new LearntGroup($"{build}", DateTimeOffset.UnixEpoch, runs));
        }

        return new Sample([new RunSample(Times(1, ref random))])
        {
            History = new Sample([.. LearntRuns.Of("a", groups)!.At(1).Select(static run => new RunSample(run.Nanoseconds))]),
        };
    }

    private static double[] Times(double level, ref Xoshiro256 random)
    {
        var mean = level * (1 + (0.01 * random.NextNormal()));
        var times = new double[Iterations];
        for (var iteration = 0; iteration < Iterations; iteration++)
            times[iteration] = mean * (1 + (0.01 * random.NextNormal()));
        return times;
    }
}
