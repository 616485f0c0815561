using SplNet.Processes.Protocol;
using SplNet.Replaying;
using SplNet.Syntax;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>A performance test: one operand of requirements, whatever these claim of it.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Home">The full path of the assembly whose output its processes use.</param>
internal sealed record PerformanceTest(ComparedOperand Operand, string Home)
{
    /// <summary>How reports call it; no other test is called so.</summary>
    public string Name { get; init; } = Operand.Name;

    /// <summary>The inputs that name it, as the user wrote them: the suites to which it belongs.</summary>
    public IReadOnlyList<string> Suites { get; init; } = [];

    // Some requirement must name it; what it claims nobody asks for.
    private RequirementOrigin Origin => RequirementOrigin.Of(
        Operand.Source.With(new ComparisonSyntax(
            new EstimateSyntax(null, Operand.Syntax), SyntaxList<ComparisonStepSyntax>.Of([new ComparisonStepSyntax(ComparisonRelation.Less, 0, new NumberSyntax(1, FormulaUnit.Second))]))),
        0,
        Home);

    /// <summary>What a counting process is to count.</summary>
    /// <param name="placeOf">The place in its copy of a file of the output.</param>
    /// <param name="operations">How many operations.</param>
    public CountSubject Subject(Func<string, string> placeOf, int operations) => new((RequirementOrigin)Origin.In(placeOf), Operand.Syntax.ToString(), operations);

    /// <summary>True for the test of the same name. What the operand was found in looks names up once it is asked, and is another one then.</summary>
    /// <param name="other">The other test.</param>
    public bool Equals(PerformanceTest? other) => other is not null && other.Name == Name && other.Home == Home;

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(Name, Home);
}
