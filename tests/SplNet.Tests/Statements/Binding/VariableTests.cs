using SplNet.Operands.Formulas;
using SplNet.Statistics;

namespace SplNet.Tests.Statements.Binding;

/// <summary>Variables of quantifiers as numbers, in comparisons and arithmetic; transforms of observations by name.</summary>
public class VariableTests
{
    private static readonly Truth[] Truths = [Truth.True, Truth.False, Truth.Unknown];

    // Section 3 of paper A: a premise about the parameters limits the cases.
    [Theory]
    [InlineData(
        "forall n in 1, 2, m in 1, 2: n < m => Shelf.Sum(n) <= Shelf.Sum(m)", "mean(Shelf.Sum(1)) <= mean(Shelf.Sum(2))")]
    [InlineData("forall n in 10, 100: Shelf.Sum(n) <= n * 2 us", "mean(Shelf.Sum(10)) <= 20 µs && mean(Shelf.Sum(100)) <= 200 µs")]
    [InlineData("forall n in 2: Shelf.Sum(n) < 2 * n * n * 1 ns + n / 4 * 4 us", "mean(Shelf.Sum(2)) < 2.008 µs")]
    [InlineData("forall n in 3: Shelf.Sum(n) / n < 2 ms", "mean(Shelf.Sum(3)) * 0.333333333333333 < 2 ms")]
    [InlineData("forall n in 3: (n - 1) * Shelf.Sum(n) < 2 ms", "mean(Shelf.Sum(3)) * 2 < 2 ms")]
    [InlineData("forall n in 8: allocated(Shelf.Sum(n)) <= n * 8 B", "allocated(Shelf.Sum(8)) <= 64 B")]
    [InlineData("forall n in 1, 5: 2 <= n <= 9 && Shelf.Sum(n) < 1 s || n == 1", "mean(Shelf.Sum(5)) < 1 s")]
    [InlineData("exists n in 1, 2: n != 1 && Shelf.Sum(n) < 1 s", "mean(Shelf.Sum(2)) < 1 s")]
    [InlineData("forall n in 1, 2: !(Shelf.Sum(n) < 1 s => n > 1)", "SPL1325 0+48")]
    [InlineData("forall n in 1: Shelf.Sum(n) < 1 s => n > 1", "!(mean(Shelf.Sum(1)) < 1 s)")]
    [InlineData("forall n in 10: n ~5% 10.4 && Shelf.Sum(n) < 1 s", "mean(Shelf.Sum(10)) < 1 s")]
    [InlineData("forall n in 10: n ~5% 10.6 || Shelf.Sum(n) < 1 s", "mean(Shelf.Sum(10)) < 1 s")]
    [InlineData("forall n in 1, 2: n > 2 => Shelf.Sum(n) < 1 s", "SPL1325 0+45")]
    [InlineData("forall n in 1, 2: n < Shelf.Sum(n)", "SPL1212 18+16")]
    [InlineData("forall n in 1, 'a': n < 5 && Shelf.Sum(1) < n * 1 s", "SPL1228 20+1; SPL1228 44+1")]
    [InlineData("forall n in 1: Shelf.Sum(n) < 5 n", "SPL1212 15+18; SPL1018 32+1")]
    public void Variables_AreCalculated(string formula, string expected) => Assert.Equal(expected, BoundText.Describe(formula));

    [Fact]
    public void OperandsOfExcludedCases_AreNotBound()
    {
        // Small takes a byte, and 1000 is none.
        Assert.Equal(
            "mean(Shelf.Small(5)) < 1 s", BoundText.Describe("forall n in 5, 1000: n < 256 => Shelf.Small(n) < 1 s"));
    }

    [Fact]
    public void TextOfAnExperiment_CalculatesWithVariables()
    {
        var experiment = new Experiment("forall n in 10, 100, m in 10, 100: n < m => mean(a(n)) < mean(a(m)) + n * 1 us");
        var comparison = Assert.Single(experiment.Comparisons);
        Assert.Equal("mean(a(10)) < mean(a(100)) + 10 µs", comparison.ToString());
        var decided = new Experiment("forall n in 1: n < 2 || mean(a(n)) < 1 s") { ["a"] = Operand.Of(static () => { }) };
        Assert.Contains(decided.Problems(), static problem => problem.Text.Contains("always true", StringComparison.Ordinal));
    }

    // Whatever the measurement says, the formula without the known parts has the value of the whole.
    [Fact]
    public void FormulaWithoutKnownParts_HasTheSameTruth()
    {
        var random = new Random(1);
        for (var sample = 0; sample < 300; sample++)
        {
            var tree = Tree(random, 3);
            var described = BoundText.Formula($"forall n in 2: {tree}");
            foreach (var first in Truths)
            {
                foreach (var second in Truths)
                {
                    var expected = tree.Evaluate(first, second);
                    if (described is null)
                        Assert.True(expected != Truth.Unknown, tree.ToString());
                    else
                        Assert.Equal(expected, described.Evaluate(one => IsFirst(one) ? first : second));
                }
            }
        }
    }

    [Theory]
    [InlineData("mean(Shelf.Sum(1), Curve.Halved) < 1 s", "mean(Shelf.Sum(1), Curve.Halved) < 1 s")]
    [InlineData("median(Shelf.Sum(1), Binding.Curve.Squared) < 1 s", "median(Shelf.Sum(1), Binding.Curve.Squared) < 1 s")]
    [InlineData("mean(Shelf.Sum(1), Curve.Rounded) < 1 s", "SPL1324 19+13")]
    [InlineData("mean(Shelf.Sum(1), Curve.Same) < 1 s", "SPL1324 19+10")]
    [InlineData("mean(Shelf.Sum(1), Curve.Whole) < 1 s", "SPL1324 19+11")]
    [InlineData("mean(Shelf.Sum(1), Curve.Moved) < 1 s", "SPL1324 19+11")]
    [InlineData("mean(Shelf.Sum(1), Curve.Moved2) < 1 s", "SPL1306 25+6")]
    [InlineData("mean(Shelf.Sum(1), x => 2 * x) < 1 s", "SPL1107 0+30")]
    public void Transform_IsANamedMethod(string formula, string expected) => Assert.Equal(expected, BoundText.Describe(formula));

    [Fact]
    public void NamedTransform_AppliesToEveryObservation()
    {
        var comparison = Assert.IsType<Comparison>(BoundText.Formula("mean(Shelf.Sum(1), Curve.Squared) < 1 s"));
        Assert.Equal((1 + 4 + 9) / 3.0, comparison.Left.ValueOf(static _ => [1, 2, 3]), 12);
    }

    [Fact]
    public void TransformInTheTextOfAnExperiment_IsRefused() => Assert.Contains(
        new Experiment("mean(a, Curve.Halved) < 1 s") { ["a"] = Operand.Of(static () => { }) }.Problems(),
        static problem => problem.Text.Contains("cannot name the transform 'Curve.Halved'", StringComparison.Ordinal));

    private static bool IsFirst(Comparison comparison) => $"{comparison}".Contains("Sum(1)", StringComparison.Ordinal);

    private static Node Tree(Random random, int depth)
    {
        if (depth == 0 || random.Next(4) == 0)
            return new Node(random.Next(4) switch { 0 => "1 < n", 1 => "n < 1", 2 => "Shelf.Sum(1) < 1 s", _ => "Shelf.Sum(2) < 1 s" }, []);
        var name = random.Next(4) switch { 0 => "!", 1 => "&&", 2 => "||", _ => "=>" };
        return new Node(name, [.. Enumerable.Range(0, name == "!" ? 1 : random.Next(2, 4)).Select(_ => Tree(random, depth - 1))]);
    }

    private sealed record Node(string Name, Node[] Parts)
    {
        public override string ToString() => Parts.Length == 0 ? Name
            : Parts.Length == 1 ? $"!({Parts[0]})"
            : string.Join($" {Name} ", Parts.Select(static part => $"({part})"));

        public Truth Evaluate(Truth first, Truth second) => Name switch
        {
            "1 < n" => Truth.True,
            "n < 1" => Truth.False,
            "Shelf.Sum(1) < 1 s" => first,
            "Shelf.Sum(2) < 1 s" => second,
            "!" => Kleene.Not(Parts[0].Evaluate(first, second)),
            "&&" => Parts.Select(part => part.Evaluate(first, second)).Aggregate(Kleene.And),
            "||" => Parts.Select(part => part.Evaluate(first, second)).Aggregate(Kleene.Or),
            _ => Parts.Select(part => part.Evaluate(first, second)).Reverse()
                .Aggregate(static (conclusion, premise) => Kleene.Or(Kleene.Not(premise), conclusion)),
        };
    }
}
