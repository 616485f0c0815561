using SplNet.Statistics;

namespace SplNet.Calibration.Streams;

/// <summary>A stream of commits: the stored log means of each series, and the truth, which no rule sees.</summary>
internal sealed class StreamWorld
{
    // The first machine change comes after so many commits.
    private const int Settled = 50;
    private const double LayoutRate = 0.1;
    private const double HigherMode = 0.08;

    // The share of commits that change code on the path of a series and not its time.
    private const double TouchRate = 0.05;

    private readonly bool[][] _touched;

    /// <summary>Makes a stream.</summary>
    /// <param name="scenario">What happens.</param>
    /// <param name="seed">The same seed makes the same stream.</param>
    public StreamWorld(StreamScenario scenario, ulong seed)
    {
        Scenario = scenario;
        (Stored, StoredMedians, Level, Layout) = (Rows(), Rows(), Rows(), Rows());
        PlantedAt = new int[scenario.Series];
        _touched = [.. Enumerable.Range(0, scenario.Series).Select(_ => new bool[scenario.Commits])];
        Touch(new StreamRandom(seed ^ ulong.MaxValue >> 1));
        var random = new StreamRandom(seed);
        for (var series = 0; series < scenario.Series; series++)
            WriteCode(series, random);
        Measure(random);

        double[][] Rows() => [.. Enumerable.Range(0, scenario.Series).Select(_ => new double[scenario.Commits])];
    }

    /// <summary>What happens.</summary>
    public StreamScenario Scenario { get; }

    /// <summary>The log mean that was stored, by series and commit.</summary>
    public double[][] Stored { get; }

    /// <summary>The median of the same runs, by series and commit.</summary>
    public double[][] StoredMedians { get; }

    /// <summary>The true log time of the code.</summary>
    public double[][] Level { get; }

    /// <summary>What alignment adds.</summary>
    public double[][] Layout { get; }

    /// <summary>The commit of each series' planted change, or −1.</summary>
    public int[] PlantedAt { get; }

    /// <summary>The kind of a series' planted change; null where it has none.</summary>
    public PlantedChange? PlantedIn(int series) => PlantedAt[series] >= 0 ? Scenario.Planted[series / Scenario.PlantedPerKind] : null;

    /// <summary>True if a commit after the first of two, up to the second, has changed code on the path of a series.</summary>
    /// <param name="series">The series.</param>
    /// <param name="after">The place of the first commit.</param>
    /// <param name="until">The place of the second one.</param>
    public bool IsCodeChanged(int series, int after, int until) =>
        Level[series][after] != Level[series][until] || _touched[series].AsSpan(after + 1, until - after).Contains(true);

    // With random numbers of its own, so that a scenario without layouts has the stream that it would have without touches.
    private void Touch(StreamRandom random)
    {
        foreach (var touched in _touched)
        {
            for (var commit = 0; commit < touched.Length; commit++)
                touched[commit] = random.Chance(TouchRate);
        }
    }

    private void WriteCode(int series, StreamRandom random)
    {
        PlantedAt[series] = series < Scenario.PlantedPerKind * Scenario.Planted.Count
            ? Scenario.PlantFrom + random.Index(Scenario.PlantSpread)
            : -1;
        var planted = PlantedIn(series);
        var (isSensitive, level, layout) = (random.Chance(Scenario.Layout), 0.0, 0.0);
        for (var commit = 0; commit < Scenario.Commits; commit++)
        {
            if (planted is not null && commit >= PlantedAt[series] && commit < PlantedAt[series] + planted.Commits)
                level += Math.Log(1 + planted.Size);
            if (isSensitive && random.Chance(LayoutRate))
                layout = 0.03 * (random.Index(3) - 1);
            (Level[series][commit], Layout[series][commit]) = (level, layout);
        }
    }

    private void Measure(StreamRandom random)
    {
        var (shift, own) = (new double[Scenario.Series], new double[Scenario.Series]);
        var changes = Enumerable.Range(0, Scenario.EnvironmentSteps).Select(_ => Settled + random.Index(Scenario.Commits - Settled))
            .ToHashSet();
        var (common, runs) = (0.0, new double[Scenario.Runs]);
        for (var commit = 0; commit < Scenario.Commits; commit++)
        {
            common = Next(common, Scenario.Common, commit, random);
            var outlier = random.Chance(Scenario.Outliers) ? random.Between(0.1, 0.3) : 0;
            for (var series = 0; series < Scenario.Series; series++)
            {
                own[series] = Next(own[series], Scenario.Own, commit, random);
                if (changes.Contains(commit) && random.Chance(0.5))
                    shift[series] += (random.Index(2) == 0 ? 1 : -1) * random.Between(0.03, 0.1);
                var mode = series < Scenario.Bimodal * Scenario.Series && random.Chance(0.1) ? HigherMode : 0;
                for (var run = 0; run < runs.Length; run++)
                    runs[run] = random.Run(Scenario);
                var session = Level[series][commit] + Layout[series][commit] + common + own[series] + shift[series] + outlier + mode
                    + (Scenario.Drift * commit / 100);
                (Stored[series][commit], StoredMedians[series][commit]) = (session + runs.Average(), session + RunSummaries.Median(runs));
            }
        }
    }

    private double Next(double last, double deviation, int commit, StreamRandom random)
    {
        var rest = commit == 0 ? 1 : Math.Sqrt(1 - (Scenario.Correlation * Scenario.Correlation));
        return (Scenario.Correlation * last) + (deviation * rest * random.Session(Scenario));
    }
}
