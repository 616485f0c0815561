using SplNet.Operands.Formulas;
using SplNet.Statistics;

namespace SplNet.Tests.Operands.Formulas;

/// <summary>Formulas as data: their text, their comparisons, and their three-valued truth.</summary>
public class FormulaTests
{
    public static TheoryData<string, Experiment> Texts() => new()
    {
        { "mean(a) < mean(b)", new((a, b, mean) => mean(a) < mean(b)) },
        { "mean(a) * 2 <= mean(b)", new((a, b, mean) => 2 * mean(a) <= mean(b)) },
        { "mean(a) * 0.25 > mean(b)", new((a, b, mean) => mean(a) / 4 > mean(b)) },
        { "mean(a) + mean(b) >= mean(b) - mean(a)", new((a, b, mean) => mean(a) + mean(b) >= mean(b) - mean(a)) },
        { "(mean(a) + mean(b)) * 2 == 5 ms", new((a, b, mean) => (mean(a) + mean(b)) * 2 == 5.Milliseconds()) },
        { "mean(a) - (mean(b) + mean(b)) != 5 s", new((a, b, mean) => mean(a) - (mean(b) + mean(b)) != TimeSpan.FromSeconds(5)) },
        { "mean(a@transformed) < mean(b)", new((a, b, mean) => mean(a, x => 1.05 * x) < mean(b)) },
        { "mean(a) < mean(b) && p95(a) < p95(b)", new((a, b, mean, p95) => mean(a) < mean(b) & p95(a) < p95(b)) },
        { "mean(a) < mean(b) && p95(a) < p95(b)", new((a, b, mean, p95) => mean(a) < mean(b) && p95(a) < p95(b)) },
        { "mean(a) < mean(b) || mean(b) < mean(a)", new((a, b, mean) => mean(a) < mean(b) | mean(b) < mean(a)) },
        { "mean(a) < mean(b) || mean(b) < mean(a)", new((a, b, mean) => mean(a) < mean(b) || mean(b) < mean(a)) },
        { "!(mean(a) < mean(b))", new((a, b, mean) => !(mean(a) < mean(b))) },
        { "mean(a) < mean(b) => min(a) < min(b)", new((a, b, mean, min) => (mean(a) < mean(b)).Implies(min(a) < min(b))) },
        { "mean(a(1)) < 1 s && mean(a(2)) < 2 s", new((a, mean) => Spl.ForAll(new[] { 1, 2 }, n => mean(a[n]) < n.Seconds())) },
        { "mean(a(0.5)) < 1 s || mean(a(1.5)) < 1 s", new((a, mean) => Spl.Exists(new[] { 0.5, 1.5 }, n => mean(a[n]) < 1.Seconds())) },
        {
            "allocated(a) <= 0 B && allocated(b) < 2 MB",
            new((a, b, allocated) => allocated(a) <= 0.Bytes() & allocated(b) < 2.Megabytes())
        },
        { "mean(a) ~5% mean(b) * 2", new((a, b, mean) => mean(a).Within(0.05, of: 2 * mean(b))) },
        { "mean(a) ~0.1% 5 ms", new((a, mean) => mean(a).Within(0.001, of: TimeSpan.FromMilliseconds(5))) },
        { "mean(a(1, 'x')) < 1 µs", new((a, mean) => mean(a[1]["x"]) < 1.Microseconds()) },
    };

    [Theory]
    [MemberData(nameof(Texts), DisableDiscoveryEnumeration = true)]
    public void Formula_PrintsAsWrittenInEveryCulture(string text, Experiment experiment)
    {
        using var culture = new Results.Reports.Culture("de-DE");
        Assert.Equal(text, experiment.Formula.ToString());
    }

    [Fact]
    public void Operators_FollowKleeneForEveryTruthValue()
    {
        var formulas = new Experiment(static (a, b, mean) => mean(a) < mean(b) & mean(b) < mean(a));
        var (left, right) = (formulas.Formula & formulas.Formula, formulas.Formula) switch
        {
            var (_, whole) => (Comparisons(whole)[0], Comparisons(whole)[1]),
        };
        foreach (var p in Enum.GetValues<Truth>())
        {
            foreach (var q in Enum.GetValues<Truth>())
            {
                Assert.Equal(Kleene.And(p, q), Value(left & right));
                Assert.Equal(Kleene.And(p, q), Value(left && right));
                Assert.Equal(Kleene.Or(p, q), Value(left | right));
                Assert.Equal(Kleene.Or(p, q), Value(left || right));
                Assert.Equal(Kleene.Not(p), Value(!left));
                Assert.Equal(Kleene.Implies(p, q), Value(left.Implies(right)));
                Assert.Equal(Kleene.And(p, q), Value(Spl.ForAll([left, right], static formula => formula)));
                Assert.Equal(Kleene.Or(p, q), Value(Spl.Exists([left, right], static formula => formula)));

                Truth Value(Formula formula) => formula.Evaluate(comparison => comparison == left ? p : q);
            }
        }
    }

    [Fact]
    public void ShortCircuitOperators_KeepBothSides() =>
        Assert.Equal(2, Comparisons(new Experiment(static (a, b, mean) => mean(a) < mean(b) || mean(b) < mean(a)).Formula).Count);

    [Fact]
    public void Operands_HaveTheNamesOfTheParameters()
    {
        Assert.Equal(["a"], new Experiment(static (a, mean) => mean(a) < 1.Seconds()).Operands);
        Assert.Equal(["a", "b", "c"], new Experiment(static (a, b, c, mean, p90) => mean(a) + mean(b) < p90(c)).Operands);
        Assert.Equal(["a", "b", "c", "d"], new Experiment(static (a, b, c, d, mean, min) => mean(a) + mean(b) < min(c) + min(d)).Operands);
    }

    private static List<Comparison> Comparisons(Formula formula)
    {
        var found = new List<Comparison>();
        formula.CollectComparisons(found);
        return found;
    }
}
