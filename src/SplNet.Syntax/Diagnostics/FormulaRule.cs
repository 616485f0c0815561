namespace SplNet.Syntax;

/// <summary>One kind of problem. A code is never given to another problem, even when its own is retired.</summary>
/// <param name="Code">The stable code: SPL10.. syntax, SPL11.. spellings of older tools, SPL12.. meaning, SPL13.. binding.</param>
/// <param name="Title">The problem in a few words.</param>
/// <param name="Message">What is wrong, with numbered places.</param>
/// <param name="Advice">What to do, with the same numbered places.</param>
/// <param name="Severity">What it means for the formula.</param>
internal sealed record FormulaRule(string Code, string Title, string Message, string Advice, FormulaSeverity Severity = FormulaSeverity.Error);

/// <summary>What a diagnostic means for the formula.</summary>
internal enum FormulaSeverity
{
    /// <summary>The formula can be evaluated, and probably does not say what was meant.</summary>
    Warning,

    /// <summary>The formula cannot be evaluated.</summary>
    Error,
}
