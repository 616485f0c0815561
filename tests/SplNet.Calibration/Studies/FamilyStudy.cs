using SplNet.Statistics;

namespace SplNet.Calibration;

/// <summary>A formula of several relations between identical methods, or of one with a limit.</summary>
/// <param name="Formula">The formula as the report shows it.</param>
/// <param name="Operands">How many methods there are.</param>
/// <param name="Relation">The relation of every comparison.</param>
/// <param name="Pairs">Which operands are compared; a right side of -1 is the limit that equals the true time.</param>
/// <param name="IsConjunction">False for a disjunction.</param>
public sealed record FamilyStudy(
    string Formula, int Operands, Relation Relation, IReadOnlyList<(int Left, int Right)> Pairs, bool IsConjunction = true)
{
    private const int Iterations = 20;
    private const int Limit = -1;
    private const double TrueTime = 100;

    /// <summary>The formulas of the report.</summary>
    public static IReadOnlyList<FamilyStudy> All { get; } =
    [
        new("a <= 100", 1, Relation.LessOrEqual, [(0, Limit)]),
        new("a < 100", 1, Relation.Less, [(0, Limit)]),
        new("a <= b <= c", 3, Relation.LessOrEqual, [(0, 1), (1, 2)]),
        new("a <= b <= c <= d", 4, Relation.LessOrEqual, [(0, 1), (1, 2), (2, 3)]),
        new("a <= b && a <= c && a <= d", 4, Relation.LessOrEqual, [(0, 1), (0, 2), (0, 3)]),
        new("a < b < c", 3, Relation.Less, [(0, 1), (1, 2)]),
        new("a < b || a < c || a < d", 4, Relation.Less, [(0, 1), (0, 2), (0, 3)], IsConjunction: false),
    ];

    /// <summary>
    /// How often the whole formula raised a false alarm: failed where it holds until rejected, or held where it must be shown.
    /// </summary>
    public Rate FalseAlarms(int trials, ulong seed, double alpha)
    {
        var generator = new BlockGenerator(new Scenario("plain", 0.03), seed);
        var options = new DecisionOptions { Alpha = alpha };
        var analyses = SequentialPlan.Create(options).Looks;
        var alarm = Relation == Relation.LessOrEqual ? Truth.False : Truth.True;
        var count = 0;
        for (var trial = 0; trial < trials; trial++)
        {
            var medians = generator.Operands(Operands, analyses[^1].Blocks, Iterations);
            if (Decide(medians, analyses, options) == alarm)
                count++;
        }

        return new Rate(count, trials);
    }

    private Truth Decide(double[][] medians, IReadOnlyList<Look> analyses, DecisionOptions options)
    {
        var family = new SequentialFamily([.. Pairs.Select(_ => Relation)], options, isConjunction: IsConjunction);
        foreach (var analysis in analyses)
        {
            family.Look([.. Pairs.Select(pair => (Side(medians, pair.Left, analysis.Blocks), Side(medians, pair.Right, analysis.Blocks)))]);
            if (family.IsComplete)
                break;
        }

        return family.Truth;
    }

    private static Sample Side(double[][] medians, int operand, int blocks) =>
        operand == Limit ? Sample.Constant(TrueTime) : Sample.OfSummaries(medians[operand][..blocks]);
}
