using SplNet.Evaluation;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Arguments.Generators;

/// <summary>Values that formulas bind to the axes of generators.</summary>
public class BindingTests
{
    private static readonly Axis<int> Sizes = Gen.Of(10, 100, 1000);
    private static readonly Gen<(int Rows, int Columns)> Grid = from rows in Sizes from columns in Gen.Range(1, 2) select (rows, columns);

    public static TheoryData<string, Func<FormulaOperand, Estimator, Formula>, Operand> Mistakes => new()
    {
        {
            "The operand 'a(7)': its generator's parameters are 10, 100, 1000, and the formula binds 7.",
            static (a, mean) => mean(a[7]) < 1.Seconds(),
            Texts()
        },
        {
            "The operand 'a(10)': its generator's parameters are 10 (Int32), 100 (Int32), 1000 (Int32), and the formula binds 10 (Int64).",
            static (a, mean) => mean(a[10L]) < 1.Seconds(), Texts()
        },
        {
            "The operand 'a': its generator takes one parameter, and the formula binds none: write operand[10].",
            static (a, mean) => mean(a) < 1.Seconds(),
            Texts()
        },
        {
            "The operand 'a(10, 5)': its generator takes one parameter, and the formula binds 10, 5",
            static (a, mean) => mean(a[10, 5]) < 1.Seconds(),
            Texts()
        },
        {
            "its generator takes 2 parameters, and the formula binds 10: write operand[10, 1].",
            static (a, mean) => mean(a[10]) < 1.Seconds(),
            OnGrid()
        },
        { "its generator's parameters are [10, 1], [10, 2], [100, 1]", static (a, mean) => mean(a[10, 5]) < 1.Seconds(), OnGrid() },
        {
            "its generator takes no parameter, and the formula binds 3",
            static (a, mean) => mean(a[3]) < 1.Seconds(),
            Operand.Of(Gen.Ints(), static value => value)
        },
        { "its generator takes no parameter", static (a, mean) => mean(a[3]) < 1.Seconds(), Contains(Gen.Ints()) },
        {
            "its generator's parameters are 10, 100, 1000, and the formula binds 3",
            static (a, mean) => mean(a[3]) < 1.Seconds(),
            Contains(from n in Sizes from key in Gen.Ints(0, n) select key)
        },
        {
            "its conditions exclude all values",
            static (a, mean) => mean(a[3]) < 1.Seconds(),
            Operand.Of(Sizes.Where(static _ => false), static value => value)
        },
        {
            "its generator failed while its parameters were listed: System.DivideByZeroException",
            static (a, mean) => mean(a[10, 1]) < 1.Seconds(),
            Failing()
        },
    };

    [Theory]
    [MemberData(nameof(Mistakes))]
    public void Mistakes_AreReportedBeforeMeasuring(string message, Func<FormulaOperand, Estimator, Formula> formula, Operand operand)
    {
        var experiment = new Experiment(formula) { Options = Watched.Quick, ["a"] = operand };
        Assert.Contains(experiment.Problems(), problem => problem.Text.Contains(message, StringComparison.Ordinal));
    }

    [Fact]
    public void Quantifiers_AcceptAxesProductsAndAllParametersOfAGenerator()
    {
        var random = from n in Sizes from text in Gen.Strings(n) select text;
        Assert.Equal(["a(10)", "a(100)", "a(1000)"], Measured((a, mean) => Spl.ForAll(Sizes, n => mean(a[n]) < 1.Seconds()), Texts()));
        Assert.Equal(
            ["a(10)", "a(100)", "a(1000)"], Measured((a, mean) => Spl.Exists(random.Parameters, n => mean(a[n]) < 1.Seconds()), Texts()));
        Assert.Equal(6, Measured((a, mean) => Spl.ForAll(Grid, size => mean(a[size]) < 1.Seconds()), OnGrid()).Count);
        Assert.Equal(
            ["a(10, 1)", "a(10, 2)"], Measured((a, mean) => Spl.ForAll(Gen.Range(1, 2), n => mean(a[10, n]) < 1.Seconds()), OnGrid()));
        var mistake = Assert.Throws<SplNetException>(
            () => Measured((a, mean) => Spl.ForAll(random, n => mean(a[n]) < 1.Seconds()), Texts()));
        Assert.Contains("generator.Parameters", mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void EveryBlock_HasNewDataSharedByItsOperands()
    {
        var seeds = Seeds(seed: 7);
        Assert.Equal(6, seeds.Count);
        Assert.All(seeds.Chunk(2), static block => Assert.Equal(block[0], block[1]));
        Assert.Equal(3, seeds.Distinct().Count());
        Assert.Equal(seeds, Seeds(seed: 7));
        Assert.NotEqual(seeds, Seeds(seed: 8));
    }

    private static List<int> Seeds(int seed)
    {
        var runs = new RecordedRuns(("a", 10), ("b", 20));
        var experiment = new Experiment((a, b, mean) => mean(a) < mean(b))
        {
            Options = Watched.Quick with { Runs = 3, Seed = seed },
            ["a"] = Operand.Of(Gen.Ints(), static value => value),
            ["b"] = Operand.Of(Gen.Ints(), static value => value),
        };
        Assert.True(new ExperimentRun(experiment, isolate: false, context: null, runs).Evaluate().Passed);
        return runs.Seeds;
    }

    private static List<string> Measured(Func<FormulaOperand, Estimator, Formula> formula, Operand operand)
    {
        var experiment = new Experiment(formula) { ["a"] = operand };
        Assert.Empty(experiment.Problems());
        return [.. experiment.MeasuredOperands().Select(static measured => measured.Name)];
    }

    private static Operand Texts() => Operand.Of(from n in Sizes from text in Gen.Strings(n) select text, static text => text.Length);

    private static Operand OnGrid() => Operand.Of(Grid, static size => size.Rows * size.Columns);

    private static Operand Failing() => Operand.Of(from n in Sizes from m in Gen.Of(1 / (n - n)) select m, static value => value);

    private static MethodOperand Contains(Gen<int> keys) =>
        new(FunctorFactory.Create(new List<int>(), static list => list.Contains(Arg.Of<int>())), keys);
}
