using SplNet.Operands.Formulas;
using SplNet.Processes.Protocol;
using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Statistics;
using SplNet.Syntax;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>A requirement that only limits allocated bytes: counts decide it without measuring times.</summary>
internal sealed class AllocationLimit
{
    private const int Operations = 100;

    private readonly SplRequirement _requirement;
    private readonly Formula _formula;

    private AllocationLimit(SplRequirement requirement, Formula formula, IReadOnlyList<string> operands)
    {
        (_requirement, _formula, Operands) = (requirement, formula, operands);
        Home = PerformanceTests.HomeOf(requirement.Source);
        var search = new OperandSearch();
        search.Add(requirement);
        Keys = [.. search.Operands.Select(static operand => operand.Key)];
    }

    /// <summary>The name of the requirement.</summary>
    public string Name => _requirement.Name;

    /// <summary>The full path of the assembly whose output its processes use.</summary>
    public string Home { get; }

    /// <summary>The keys of its operands, which identify tests.</summary>
    public IReadOnlyList<string> Keys { get; }

    /// <summary>The names of its operands in the formula.</summary>
    public IReadOnlyList<string> Operands { get; }

    /// <summary>Selects such requirements from a list.</summary>
    public static IReadOnlyList<AllocationLimit> Among(IEnumerable<SplRequirement> requirements) =>
        [.. requirements.Select(Of).OfType<AllocationLimit>()];

    /// <summary>The subject for a counting process.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="placeOf">Maps a file of the output to its copy.</param>
    public CountSubject Subject(string operand, Func<string, string> placeOf)
    {
        var number = _requirement.Source.Tree.Requirements.Index().First(one => ReferenceEquals(one.Item, _requirement.Tree)).Index;
        return new CountSubject(
            (RequirementOrigin)RequirementOrigin.Of(_requirement.Source, number, Home).In(placeOf), operand, Operations);
    }

    /// <summary>Decides the requirement from counts.</summary>
    /// <param name="bytes">The bytes per operation of each operand.</param>
    /// <returns>The decision; null if the bytes of an operand are missing.</returns>
    public bool? Holds(IReadOnlyDictionary<string, double> bytes)
    {
        if (Operands.Any(operand => !double.IsFinite(bytes.GetValueOrDefault(operand, double.NaN))))
            return null;
        return _formula.Evaluate(comparison => Holds(comparison, bytes) ? Truth.True : Truth.False) == Truth.True;
    }

    private static AllocationLimit? Of(SplRequirement requirement)
    {
        if (requirement.NamesRevision || requirement.Problems.Count > 0 || requirement.Experiment().Formula is not { } formula)
            return null;
        var estimates = FormulaProblems.Comparisons(formula).SelectMany(static comparison => comparison.OperandEstimates()).ToList();
        return estimates.Count > 0 && estimates.TrueForAll(static estimate => estimate.Kind.Name == Estimators.Allocated)
            ? new AllocationLimit(
                requirement, formula, [.. estimates.Select(static estimate => estimate.Operand.Name).Distinct(StringComparer.Ordinal)])
            : null;
    }

    private static bool Holds(Comparison comparison, IReadOnlyDictionary<string, double> bytes)
    {
        var (left, right) = (ValueOf(comparison.Left), ValueOf(comparison.Right));
        return comparison.Relation switch
        {
            Relation.Less => left < right,
            Relation.LessOrEqual => left <= right,
            Relation.Greater => left > right,
            Relation.GreaterOrEqual => left >= right,
            Relation.Equal => left == right,
            Relation.NotEqual => left != right,
            _ => left <= right * (1 + comparison.Tolerance) && right <= left * (1 + comparison.Tolerance),
        };

        double ValueOf(Estimate side) => side.ValueOf(estimate => [bytes[estimate.Operand.Name]]);
    }
}
