using FsCheck;
using FsCheck.Fluent;
using SplNet.Operands.Formulas;
using SplNet.Statistics;
using SplNet.Syntax;
using G = FsCheck.Fluent.Gen;

namespace SplNet.Tests.Operands.Formulas;

/// <summary>What a lambda builds prints as a formula of the language.</summary>
public class PrintedFormulaTests
{
    private static readonly string[] Names = ["a", "list", "linked", "Type.Method", "List<int>.Contains[keys]"];
    private static readonly object[] Values =
    [
        0, -5, 100, 1.5, 1e-7, 5000000000L, 1e300, true, "x", "it's \\ here", "two\nlines", 'c', DayOfWeek.Monday, 2.5f, decimal.MaxValue,
    ];
    private static readonly double[] Times = [0, 1, 0.3, 1e6, 5.123456789e6, 6e10, 1.0 / 3, 12345, 7.5e9];

    [Fact]
    public void PrintedTree_IsAFormulaWithTheSameComparisons() => Prop.ForAll(Formulas(4).ToArbitrary(), static formula =>
    {
        var text = formula.ToString();
        var parsed = Parser.ParseFormula(text);
        var found = new List<Comparison>();
        formula.CollectComparisons(found);
        return parsed.Diagnostics.Count == 0 && parsed.Root.Formula.ToString().Length > 0
            && Parser.ParseFormula(parsed.Root.ToString()).Root.Equals(parsed.Root)
            && Comparisons(parsed.Root.Formula) == found.Count;
    }).Check(Config.QuickThrowOnFailure.WithMaxTest(2000).WithReplay(7919, 104729));

    [Theory]
    [InlineData(0, MetricUnit.Nanoseconds, "0 ns")]
    [InlineData(5e6, MetricUnit.Nanoseconds, "5 ms")]
    [InlineData(5.123456e6, MetricUnit.Nanoseconds, "5.123456 ms")]
    [InlineData(1500, MetricUnit.Nanoseconds, "1.5 µs")]
    [InlineData(0.25, MetricUnit.Nanoseconds, "0.25 ns")]
    [InlineData(1536, MetricUnit.Bytes, "1.5 KB")]
    [InlineData(100, MetricUnit.Bytes, "100 B")]
    [InlineData(0.001, MetricUnit.Count, "0.001")]
    [InlineData(1500, MetricUnit.OperationsPerSecond, "1.5 Kop/s")]
    [InlineData(0.5, MetricUnit.OperationsPerSecond, "0.5 op/s")]
    public void Limit_IsPrintedExactly(double value, MetricUnit unit, string text) => Assert.Equal(text, new Limit(value, unit).ToString());

    [Fact]
    public void LongConjunction_IsNotNestedDeeply()
    {
        var formula = new Experiment((a, mean) => Spl.ForAll(Enumerable.Range(1, 500), n => mean(a[n]) < 1.Seconds())).Formula;
        var joined = Enumerable.Repeat(formula, 5).Aggregate((left, right) => left & right);
        Assert.Empty(Parser.ParseFormula(joined.ToString()).Diagnostics);
    }

    private static int Comparisons(FormulaSyntax formula) => formula switch
    {
        ImplicationSyntax several => several.Formulas.Sum(Comparisons),
        DisjunctionSyntax several => several.Formulas.Sum(Comparisons),
        ConjunctionSyntax several => several.Formulas.Sum(Comparisons),
        NegationSyntax negation => Comparisons(negation.Formula),
        ComparisonSyntax comparison => comparison.Steps.Count,
        _ => 0,
    };

    private static FsCheck.Gen<Formula> Formulas(int depth)
    {
        var comparison = from relation in G.Elements(Enum.GetValues<Relation>())
                         from tolerance in G.Elements(0.05, 0.001, 0.5)
                         from left in Estimates(2)
                         from right in Estimates(2)
                         select (Formula)new Comparison(left, relation, right, relation == Relation.Equivalent ? tolerance : 0);
        if (depth == 0)
            return comparison;
        var inner = Formulas(depth - 1);
        return G.OneOf(
            comparison,
            from left in inner from right in inner select left & right,
            from left in inner from right in inner select left | right,
            from left in inner from right in inner select left.Implies(right),
            from one in inner select !one,
            from universal in G.Elements(true, false)
            from several in G.NonEmptyListOf(inner)
            select (Formula)new Quantified(universal, [.. several.Take(3)]));
    }

    private static FsCheck.Gen<Estimate> Estimates(int depth)
    {
        var operand = from kind in G.Elements("mean", "p95", "min")
                      from name in G.Elements(Names)
                      from values in G.ListOf(G.Elements(Values))
                      from isTransformed in G.Elements(true, false, false, false)
                      select (Estimate)new OperandEstimate(
                          EstimatorKind.Find(kind)!, new FormulaOperand(name, [.. values.Take(3)]), isTransformed ? static x => x : null);
        var limit = from value in G.Elements(Times)
            from unit in G.Elements(Enum.GetValues<MetricUnit>())
            select (Estimate)new Limit(value, unit);
        if (depth == 0)
            return G.OneOf(operand, operand, limit);
        var inner = Estimates(depth - 1);
        return G.OneOf(
            operand,
            limit,
            from one in inner from factor in G.Elements(2, 0.25, 1.05) select one * factor,
            from left in inner from right in inner from sign in G.Elements(1, -1) select (Estimate)new Sum(left, right, sign));
    }
}
