namespace SplNet.Syntax;

/// <summary>One kind of problem. A retired code is never reused.</summary>
/// <param name="Code">The stable code: SPL10.. syntax, SPL11.. spellings of older tools, SPL12.. meaning, SPL13.. binding.</param>
/// <param name="Title">The problem in a few words.</param>
/// <param name="Message">The problem, with numbered placeholders.</param>
/// <param name="Advice">The advice to the user, with the same numbered placeholders.</param>
/// <param name="Severity">Its effect on the formula.</param>
internal sealed record FormulaRule(
    string Code, string Title, string Message, string Advice, FormulaSeverity Severity = FormulaSeverity.Error);

/// <summary>The effect of a diagnostic on the formula.</summary>
internal enum FormulaSeverity
{
    /// <summary>The formula can be evaluated but probably does not mean what was intended.</summary>
    Warning,

    /// <summary>The formula cannot be evaluated.</summary>
    Error,
}
