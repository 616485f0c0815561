using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>How ScalaMeter's outlier elimination and its noise change the values of runs, their spread, and the decisions.</summary>
public static class OutlierStudy
{
    private const int Iterations = 20;
    private const int Runs = 5;
    private const double Between = 0.02;

    private delegate double Shape(ref Xoshiro256 random);

    private static readonly (string Name, Shape Draw)[] Shapes =
    [
        ("normal, 2 %", static (ref random) => Math.Exp(0.02 * random.NextNormal())),
        ("log-normal, 20 %", static (ref random) => Math.Exp(0.2 * random.NextNormal())),
        ("bursts in 10 % of the iterations", static (ref random) =>
            Math.Exp(0.02 * random.NextNormal()) * (random.NextUniform() < 0.1 ? 1 - (0.5 * Math.Log(1 - random.NextUniform())) : 1)),
        ("15 % of the iterations 30 % slower", static (ref random) =>
            Math.Exp(0.02 * random.NextNormal()) * (random.NextUniform() < 0.15 ? 1.3 : 1)),
    ];

    private static readonly IInterpretation[] Interpretations =
        [new PairedRuns(), new Welch(), new OverlapIntervals { Significance = 0.01 }];

    private static readonly (SuffixRule? Rule, double Noise)[] Ways = [(null, 0), (new SuffixRule(), 0), (null, 0.5)];

    /// <summary>Simulates runs and decisions, and returns both tables.</summary>
    /// <param name="trials">Runs of each shape, and experiments of each kind.</param>
    /// <param name="seed">The seed.</param>
    public static string Run(int trials, ulong seed)
    {
        var values = new MarkdownTable("iterations", "repeated per run", "median", "minimum", "mean", "variation in a run");
        foreach (var (name, draw) in Shapes)
            values.AddRow([name, .. Changes(draw, trials, seed)]);
        var decisions = new MarkdownTable(
            "iterations", "interpretation", "false alarms", "with elimination", "with noise 0.5", "found", "found with elimination",
            "found with noise 0.5");
        foreach (var (name, draw) in Shapes)
        {
            foreach (var interpretation in Interpretations)
            {
                var rates = new[] { 1, 1.05 }.SelectMany(ratio => Ways
                    .Select(way => Shown(draw, interpretation, ratio, way, trials / 10, seed)));
                decisions.AddRow([name, interpretation.Name, .. rates.Select(static rate => MarkdownTable.Percent(rate) + " %")]);
            }
        }

        return $"{values}\n{decisions}";
    }

    /// <summary>How often the judge of minima calls equal code changed, by the variation between runs and their number.</summary>
    /// <param name="seed">The seed.</param>
    public static string MinimumErrors(ulong seed)
    {
        int[] counts = [1, 3, 5, 10];
        var table = new MarkdownTable(["runs vary by", .. counts.Select(static count => count == 1 ? "1 run" : Format($"{count} runs"))]);
        foreach (var spread in new[] { 0.01, 0.02, 0.03, 0.05 })
            table.AddRow([Format($"{100 * spread:0} %"), .. counts.Select(count => MarkdownTable.Percent(Errors(spread, count)))]);
        return table.ToString();

        Rate Errors(double spread, int count)
        {
            var (random, exceeding) = (new Xoshiro256(seed), 0);
            const int Pairs = 10_000;
            for (var pair = 0; pair < Pairs; pair++)
                exceeding += MinimumJudge.Of(Minima(), Minima()).Judgement == Judgement.Invariant ? 0 : 1;
            return new Rate(exceeding, Pairs);

            double[] Minima() => [.. Enumerable.Range(0, count).Select(_ => Math.Exp(spread * random.NextNormal()))];
        }
    }

    private static string Format(FormattableString text) => FormattableString.Invariant(text);

    /// <summary>A run of iterations, with or without the elimination.</summary>
    internal static (double[] Kept, int Repeated) Measure(Func<double> draw, SuffixRule? rule)
    {
        List<double> drawn = [.. Enumerable.Range(0, Iterations).Select(_ => draw())];
        if (rule is null)
            return ([.. drawn], 0);
        var elimination = new SuffixElimination(rule, rule.Retries * rule.LongestSuffix(Iterations));
        elimination.Add(Enumerable.Range(0, Iterations), position => drawn[position]);
        while (elimination.Missing > 0)
        {
            var (first, missing) = (drawn.Count, elimination.Missing);
            drawn.AddRange(Enumerable.Range(0, missing).Select(_ => draw()));
            elimination.Add(Enumerable.Range(first, missing), position => drawn[position]);
        }

        return ([.. elimination.Kept.Select(position => drawn[position])], drawn.Count - Iterations);
    }

    // Each change is that of the expected value by the elimination, in percent.
    private static IEnumerable<string> Changes(Shape draw, int trials, ulong seed)
    {
        var random = new Xoshiro256(seed);
        double[][] sums = [new double[4], new double[4]];
        var repeated = 0;
        for (var trial = 0; trial < trials; trial++)
        {
            foreach (var way in new[] { 0, 1 })
            {
                var (kept, more) = Measure(() => draw(ref random), way == 0 ? null : new SuffixRule());
                repeated += more;
                sums[way][0] += RunSummaries.Median([.. kept]);
                sums[way][1] += kept.Min();
                sums[way][2] += kept.Average();
                sums[way][3] += Moments.StandardDeviation(kept) / kept.Average();
            }
        }

        yield return MarkdownTable.Number((double)repeated / trials, 2);
        foreach (var kind in Enumerable.Range(0, 4))
            yield return MarkdownTable.Number(100 * ((sums[1][kind] / sums[0][kind]) - 1), 2) + " %";
    }

    private static Rate Shown(
        Shape draw, IInterpretation interpretation, double ratio, (SuffixRule? Rule, double Noise) way, int trials, ulong seed)
    {
        var (random, options, shown) = (new Xoshiro256(seed), new DecisionOptions(), 0);
        for (var trial = 0; trial < trials; trial++)
        {
            var (left, right) = (Side(ratio), Side(1));
            if (RelationRule.Decide(Relation.Greater, interpretation.Weigh(left, right, options), options) == Truth.True)
                shown++;
        }

        return new Rate(shown, trials);

        Sample Side(double factor) => new([.. Enumerable.Range(0, Runs).Select(_ =>
        {
            var level = factor * Math.Exp(Between * random.NextNormal());
            var times = Array.ConvertAll(Measure(() => draw(ref random), way.Rule).Kept, time => level * time);
            return new RunSample(way.Noise > 0 ? RelativeNoise.AddTo(times, way.Noise, random.Next()) : times);
        })]);
    }
}
