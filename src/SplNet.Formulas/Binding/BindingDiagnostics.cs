using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>What is found while a formula is bound; a quantifier binds its formula many times, and each place tells its problem once.</summary>
internal sealed class BindingDiagnostics
{
    private readonly Dictionary<(FormulaRule Rule, TextSpan Span), FormulaDiagnostic> _found = [];

    public IEnumerable<FormulaDiagnostic> All => _found.Values.OrderBy(static diagnostic => diagnostic.Span.Start);

    public bool HasErrors => _found.Values.Any(static diagnostic => diagnostic.IsError);

    public void Report(FormulaRule rule, TextSpan span, string? replacement, params object[] parts)
    {
        if (!_found.ContainsKey((rule, span)))
            _found.Add((rule, span), FormulaDiagnostic.Of(rule, span, replacement, parts));
    }
}
