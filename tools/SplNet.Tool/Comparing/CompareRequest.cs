using SplNet.Tool.Requirements;

namespace SplNet.Tool.Comparing;

/// <summary>What the user asked to compare.</summary>
/// <param name="Revisions">The revisions as they were written: the base, and those that are compared with it.</param>
/// <param name="Inputs">Where requirements and the methods of texts are found.</param>
/// <param name="Methods">Operands as texts.</param>
/// <param name="Formulas">Formulas whose operands are compared.</param>
/// <param name="Json">The file that takes all results; null for none.</param>
/// <param name="Markdown">The file that takes a table for a pull request; null for none.</param>
/// <param name="Settings">How to measure.</param>
internal sealed record CompareRequest(
    IReadOnlyList<string> Revisions,
    RequirementInputs Inputs,
    IReadOnlyList<string> Methods,
    IReadOnlyList<string> Formulas,
    string? Json,
    string? Markdown,
    RunSettings Settings)
{
    /// <summary>True if operands are given as texts, and requirements are not looked for.</summary>
    public bool HasTexts => Methods.Count > 0 || Formulas.Count > 0;
}
