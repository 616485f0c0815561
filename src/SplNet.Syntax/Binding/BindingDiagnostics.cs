namespace SplNet.Syntax.Binding;

/// <summary>What is found while a formula is bound; a quantifier binds its formula many times, and each place tells its problem once.</summary>
/// <param name="read">What was found while the text was read: a place that has told its problem has no second one.</param>
internal sealed class BindingDiagnostics(IReadOnlyList<FormulaDiagnostic>? read = null)
{
    // Of one requirement, so there are few.
    private readonly List<FormulaDiagnostic> _found = [];
    private int _errors;
    private int _warnings;

    public IReadOnlyList<FormulaDiagnostic> All => _found.Count < 2 ? _found : [.. _found.OrderBy(static diagnostic => diagnostic.Span.Start)];

    public bool HasErrors => _errors > 0;

    public void Report(FormulaRule rule, TextSpan span, string? replacement, params object[] parts)
    {
        if (_found.Exists(earlier => earlier.Rule == rule && earlier.Span.Equals(span)) || (read is not null && read.Any(earlier => earlier.IsError && earlier.Span.Equals(span))))
            return;
        var told = rule.Severity == FormulaSeverity.Error ? _errors : _warnings;
        if (told == FormulaDiagnostic.Most)
            return;
        (_errors, _warnings) = rule.Severity == FormulaSeverity.Error ? (_errors + 1, _warnings) : (_errors, _warnings + 1);
        _found.Add(FormulaDiagnostic.Of(rule, span, replacement, parts));
    }
}
