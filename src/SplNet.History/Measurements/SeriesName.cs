using System.Text.RegularExpressions;
using SplNet.Syntax;

namespace SplNet.History.Measurements;

/// <summary>The subject of repeated measurements: an operand of a requirement, by one estimator.</summary>
/// <param name="Source">The test or the program that states the requirement.</param>
/// <param name="Requirement">The name of the requirement, otherwise its formula without its numbers, so that allowing five percent more
/// keeps the history.</param>
/// <param name="Operand">The operand, with its parameters and without a revision.</param>
/// <param name="Metric">The estimator: <c>mean</c> for times, <c>allocated</c>, <c>p95</c>, …</param>
/// <param name="Unit">The unit of its values: <c>ns</c>, <c>B</c>, or empty for counts.</param>
internal sealed partial record SeriesName(string Source, string Requirement, string Operand, string Metric, string Unit)
{
    /// <summary>Gets the target framework of the program, with the runtime if that is newer; empty if unknown.</summary>
    public string Framework { get; init; } = string.Empty;

    /// <summary>Gets the key of the series.</summary>
    public string Key => Framework.Length == 0
        ? ContentKey.Of(Source, Requirement, Operand, Metric)
        : ContentKey.Of(Source, Requirement, Operand, Metric, Framework);

    /// <summary>Gets the text for a requirement in the names of its series.</summary>
    /// <param name="name">Its name, if it has one.</param>
    /// <param name="formula">Its formula.</param>
    public static string RequirementOf(string? name, string formula) => name ?? FormulaWithoutNumbers.Of(formula);

    /// <summary>
    /// True if the operand is the method that carries the requirement. All such series of a library would have the same name, so the
    /// requirement is a part of their names.
    /// </summary>
    public bool IsOfItsRequirement => Requirement.Length > 0 && Own().IsMatch(Operand);

    /// <summary>Returns its name for people, in one line.</summary>
    public override string ToString() => OneLine.Of(
        $"{(Source.Length == 0 ? string.Empty : $"{Source}: ")}{Metric}({Operand}){(IsOfItsRequirement
            ? $" of {Requirement}"
            : string.Empty)}");

    /// <summary>Gets the name with its requirement, which distinguishes series of the same name.</summary>
    public string WithRequirement => IsOfItsRequirement || Requirement.Length == 0 ? ToString() : OneLine.Of($"{this} of {Requirement}");

    /// <summary>Gets that name with its framework, which distinguishes the builds of a project for several frameworks.</summary>
    public string WithFramework => Framework.Length == 0 ? WithRequirement : OneLine.Of($"{WithRequirement} [{Framework}]");

    [GeneratedRegex(@"^(?:SELF|THIS)\b", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Own();
}
