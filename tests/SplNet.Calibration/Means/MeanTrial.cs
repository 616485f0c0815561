using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>
/// One experiment after the other: three claims on the same blocks, each decided on net times unless the clock contradicts.
/// </summary>
internal sealed class MeanTrial
{
    private static readonly Relation[] Claims = [Relation.Less, Relation.Greater, Relation.LessOrEqual];

    private readonly MeanScenario _scenario;
    private readonly CallGenerator _generator;
    private readonly SequentialPlan _plan;

    public MeanTrial(MeanScenario scenario, IInterpretation interpretation, RunSummary summary, ulong seed)
    {
        _scenario = scenario;
        _generator = new CallGenerator(scenario, seed);
        _plan = SequentialPlan.Create(new DecisionOptions { MinimumSpread = 1e-3, Summary = summary }, interpretation: interpretation);
    }

    public (SequentialDecision Less, SequentialDecision Greater, SequentialDecision NotSlower) Next()
    {
        var blocks = new List<(CallRun Left, CallRun Right)>();
        var (net, gross) = (new SequentialDecision?[Claims.Length], new SequentialDecision?[Claims.Length]);
        foreach (var analysis in _plan.Looks)
        {
            while (blocks.Count < analysis.Blocks)
                blocks.Add(_generator.Next());
            var open = Array.ConvertAll(net, static decision => decision?.Stop != true);
            Look(net, open, blocks, isGross: false);
            if (blocks.Exists(
                static block => block.Left.Taken.Any(static taken => taken > 0) || block.Right.Taken.Any(static taken => taken > 0)))
                Look(gross, open, blocks, isGross: true);
            if (Array.TrueForAll(net, static decision => decision!.Stop))
                break;
        }

        var ended = net.Zip(gross, static (decision, clock) => clock is null ? decision! : decision!.UnlessContradictedBy(clock)).ToArray();
        return (ended[0], ended[1], ended[2]);
    }

    private void Look(SequentialDecision?[] decisions, bool[] open, List<(CallRun Left, CallRun Right)> blocks, bool isGross)
    {
        var left = Side(blocks.ConvertAll(block => block.Left.Sample(isGross)));
        var right = _scenario.IsLimit
            ? Sample.Constant(_scenario.Right.Scale)
            : Side(blocks.ConvertAll(block => block.Right.Sample(isGross)));
        for (var claim = 0; claim < Claims.Length; claim++)
        {
            if (open[claim] && decisions[claim]?.Stop != true)
                decisions[claim] = _plan.Look(Claims[claim], left, right);
        }
    }

    // Means of runs, with what all their iterations tell of slow calls: the same as every iteration, in less time.
    private Sample Side(List<RunSample> runs)
    {
        var iterations = new Sample(runs);
        return _plan.Interpretation is PairedMeans
            ? new Sample([.. iterations.Summaries(RunSummaries.Mean).Select(static mean => new RunSample([mean]))])
            {
                SlowCalls = SlowCalls.Of(iterations),
            }
            : iterations;
    }
}
