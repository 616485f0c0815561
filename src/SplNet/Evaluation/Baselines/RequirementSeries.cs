using SplNet.Evaluation.ResultDocuments;

namespace SplNet.Evaluation.Baselines;

/// <summary>A requirement that is evaluated at commit after commit.</summary>
/// <param name="Source">The test or the program that states it.</param>
/// <param name="Instance">Which of several that the source states alike, or null.</param>
/// <param name="Framework">The target framework of the program: a pass on one does not count for another. Null if unknown.</param>
/// <param name="Requirement">Its name, otherwise its formula without the numbers: allowing five percent more keeps
/// the same baseline.</param>
/// <param name="Operands">The measured operands of today's code. The formula does not name them where it has <c>SELF</c>.</param>
internal sealed record RequirementSeries(string Source, string? Instance, string? Framework, string Requirement, string Operands)
{
    /// <summary>The series of an experiment.</summary>
    /// <param name="source">The test or the program that states it.</param>
    /// <param name="instance">Which of several that the source states alike, or null.</param>
    /// <param name="framework">The target framework of the program, or null if unknown.</param>
    /// <param name="name">Its name, if it has one.</param>
    /// <param name="formula">Its formula.</param>
    /// <param name="operands">The names of the operands of today's code.</param>
    public static RequirementSeries Of(
        string source, string? instance, string? framework, string? name, string formula, IEnumerable<string> operands) =>
        new(source, instance, framework, name ?? FormulaWithoutNumbers.Of(formula), string.Join(
            '\n', operands.Order(StringComparer.Ordinal)));

    /// <summary>The series that a document belongs to.</summary>
    public static RequirementSeries Of(ResultDocument document) => Of(
        document.Source, document.Instance, document.Framework, document.Result.Name, document.Result.Formula,
        document.Result.Operands.Where(static operand => operand.Version is null).Select(static operand => operand.Name));
}
