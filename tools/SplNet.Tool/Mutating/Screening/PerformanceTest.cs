using SplNet.Processes.Protocol;
using SplNet.Replaying;
using SplNet.Syntax;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>A performance test: one operand of requirements, whatever they claim about it.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Home">The full path of the assembly whose output its processes use.</param>
internal sealed record PerformanceTest(ComparedOperand Operand, string Home)
{
    /// <summary>The unique name in reports.</summary>
    public string Name { get; init; } = Operand.Name;

    /// <summary>The inputs that contain it, as the user wrote them: its suites.</summary>
    public IReadOnlyList<string> Suites { get; init; } = [];

    // Any requirement with the operand will do; its claim is not used.
    private RequirementOrigin Origin => RequirementOrigin.Of(
        Operand.Source.With(new ComparisonSyntax(
            new EstimateSyntax(null, Operand.Syntax), SyntaxList<ComparisonStepSyntax>.Of(
                [new ComparisonStepSyntax(ComparisonRelation.Less, 0, new NumberSyntax(1, FormulaUnit.Second))]))),
        0,
        Home);

    /// <summary>The subject for a counting process.</summary>
    /// <param name="placeOf">Maps a file of the output to its copy.</param>
    /// <param name="operations">The number of operations.</param>
    public CountSubject Subject(Func<string, string> placeOf, int operations) =>
        new((RequirementOrigin)Origin.In(placeOf), Operand.Syntax.ToString(), operations);

    /// <summary>
    /// True for the test with the same name. The scope of an operand resolves names lazily and changes when it does, so it is not compared.
    /// </summary>
    /// <param name="other">The other test.</param>
    public bool Equals(PerformanceTest? other) => other is not null && other.Name == Name && other.Home == Home;

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(Name, Home);
}
