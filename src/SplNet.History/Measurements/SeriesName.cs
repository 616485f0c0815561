using System.Text.RegularExpressions;
using SplNet.Syntax;

namespace SplNet.History.Measurements;

/// <summary>What is measured again and again: an operand of a requirement, by one estimator.</summary>
/// <param name="Source">The test or the program that states the requirement.</param>
/// <param name="Requirement">The name of the requirement, else its formula without its numbers: who allows five percent more has the same history.</param>
/// <param name="Operand">The operand, with its parameters and without a revision.</param>
/// <param name="Metric">The estimator: <c>mean</c> for times, <c>allocated</c>, <c>p95</c>, …</param>
/// <param name="Unit">The unit of its values: <c>ns</c>, <c>B</c>, or empty for counts.</param>
internal sealed partial record SeriesName(string Source, string Requirement, string Operand, string Metric, string Unit)
{
    /// <summary>The target framework of the program, with the runtime if that is newer; empty if unknown.</summary>
    public string Framework { get; init; } = string.Empty;

    /// <summary>The key of the series.</summary>
    public string Key => Framework.Length == 0 ? ContentKey.Of(Source, Requirement, Operand, Metric) : ContentKey.Of(Source, Requirement, Operand, Metric, Framework);

    /// <summary>What stands for a requirement in the names of its series.</summary>
    /// <param name="name">Its name, if it has one.</param>
    /// <param name="formula">Its formula.</param>
    public static string RequirementOf(string? name, string formula) => name ?? FormulaWithoutNumbers.Of(formula);

    /// <summary>True if the operand is the method that carries the requirement: all such series of a library would be called alike, and its requirement is a part of their names.</summary>
    public bool IsOfItsRequirement => Requirement.Length > 0 && Own().IsMatch(Operand);

    /// <summary>What people call it, in one line.</summary>
    public override string ToString() => OneLine.Of($"{(Source.Length == 0 ? string.Empty : $"{Source}: ")}{Metric}({Operand}){(IsOfItsRequirement ? $" of {Requirement}" : string.Empty)}");

    /// <summary>The same with its requirement, which tells series of one name apart.</summary>
    public string WithRequirement => IsOfItsRequirement || Requirement.Length == 0 ? ToString() : OneLine.Of($"{this} of {Requirement}");

    /// <summary>The same with its framework, which distinguishes the builds of a project for several frameworks.</summary>
    public string WithFramework => Framework.Length == 0 ? WithRequirement : OneLine.Of($"{WithRequirement} [{Framework}]");

    [GeneratedRegex(@"^(?:SELF|THIS)\b", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Own();
}
