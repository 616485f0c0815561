namespace SplNet.Operands.Formulas;

/// <summary>A relation between two values: the leaf of a formula.</summary>
/// <param name="left">The left side.</param>
/// <param name="relation">The claimed relation.</param>
/// <param name="right">The right side.</param>
/// <param name="tolerance">The relative difference that is tolerated in a claim of equivalence.</param>
internal sealed class Comparison(Estimate left, Relation relation, Estimate right, double tolerance = 0) : Formula
{
    public Estimate Left => left;

    public Relation Relation => relation;

    public Estimate Right => right;

    public double Tolerance => tolerance;

    public override string ToString() => $"{left} {Symbol} {right}";

    public IEnumerable<string> Problems()
    {
        var problems = new List<string>();
        if (IsKnown && !Fit(left, right))
        {
            problems.Add(
                $"'{this}' compares {Values.Quantity.NameOf(left.Unit)} with {Values.Quantity.NameOf(right.Unit)}: " +
                "both sides must have the same unit.");
        }

        if (relation == Relation.Equivalent && !(tolerance > 0 && tolerance < 1))
            problems.Add(
                $"'{this}' has the tolerance {Estimate.Text(tolerance)}; it must lie above 0 and below 1, for example 0.05 for 5 %.");
        left.CollectProblems(problems);
        right.CollectProblems(problems);
        if (IsKnown && left.Unit == MetricUnit.OperationsPerSecond && right.Unit == left.Unit)
            problems.AddRange(MeanTimes.Problems(this));
        if (IsKnown && left.Unit == MetricUnit.Nanoseconds && (left, right)
            is (Limit { Value: 0 }, OperandEstimate { Transform: null }) or (OperandEstimate { Transform: null }, Limit { Value: 0 }))
            problems.Add(
                $"'{this}' compares a time with 0, but every call takes time. Write a limit above 0, for example 1.Nanoseconds().");
        if (OperandEstimates().Count == 0)
            problems.Add($"'{this}' compares two limits: name an operand on at least one side.");
        return problems;
    }

    public IReadOnlyList<OperandEstimate> OperandEstimates() => [.. left.OperandEstimates(), .. right.OperandEstimates()];

    internal override bool IsOnly(Connective connective) => true;

    internal override Truth Evaluate(Func<Comparison, Truth> decide) => decide(this);

    internal override Formula On(Func<FormulaOperand, FormulaOperand> other)
    {
        var (first, second) = (left.On(other), right.On(other));
        return ReferenceEquals(first, left) && ReferenceEquals(second, right) ? this : new Comparison(first, relation, second, tolerance);
    }

    internal override void CollectComparisons(ICollection<Comparison> found) => found.Add(this);

    // A limit of instructions is a plain number.
    private static bool Fit(Estimate one, Estimate other) =>
        one.Unit == other.Unit || (one is Limit { Unit: MetricUnit.Count } && other.Unit == MetricUnit.Instructions)
        || (other is Limit { Unit: MetricUnit.Count } && one.Unit == MetricUnit.Instructions);

    // It is unknown what a misspelt estimator would have measured.
    private bool IsKnown => OperandEstimates().All(static estimate => estimate.Kind != EstimatorKind.Unknown);

    private string Symbol => relation switch
    {
        Relation.Less => "<",
        Relation.LessOrEqual => "<=",
        Relation.Greater => ">",
        Relation.GreaterOrEqual => ">=",
        Relation.Equal => "==",
        Relation.Equivalent => $"~{Estimate.Text(Math.Round(tolerance * 100, 10))}%",
        _ => "!=",
    };
}
