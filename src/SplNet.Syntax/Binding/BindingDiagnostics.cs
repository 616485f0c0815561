namespace SplNet.Syntax.Binding;

/// <summary>
/// The problems found while a formula is bound. A quantifier binds its formula many times, but each place reports its problem once.
/// </summary>
/// <param name="read">The problems found while the text was read; their places report no second problem.</param>
internal sealed class BindingDiagnostics(IReadOnlyList<FormulaDiagnostic>? read = null)
{
    // Only one requirement's, so the list is short.
    private readonly List<FormulaDiagnostic> _found = [];
    private int _errors;
    private int _warnings;

    public IReadOnlyList<FormulaDiagnostic> All =>
        _found.Count < 2 ? _found : [.. _found.OrderBy(static diagnostic => diagnostic.Span.Start)];

    public bool HasErrors => _errors > 0;

    public void Report(FormulaRule rule, TextSpan span, string? replacement, params object[] parts)
    {
        if (_found.Exists(earlier => earlier.Rule == rule && earlier.Span.Equals(span))
            || (read is not null && read.Any(earlier => earlier.IsError && earlier.Span.Equals(span))))
            return;
        var reported = rule.Severity == FormulaSeverity.Error ? _errors : _warnings;
        if (reported == FormulaDiagnostic.Most)
            return;
        (_errors, _warnings) = rule.Severity == FormulaSeverity.Error ? (_errors + 1, _warnings) : (_errors, _warnings + 1);
        _found.Add(FormulaDiagnostic.Of(rule, span, replacement, parts));
    }
}
