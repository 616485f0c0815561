using SplNet.Requirements;
using SplNet.Statistics;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Binds a requirement of a text: its formula, its aliases, its options.</summary>
internal static class RequirementBinder
{
    public static BoundRequirement Bind(RequirementText text, RequirementSyntax requirement)
    {
        var diagnostics = new BindingDiagnostics();
        var scope = new TypeScope(text.Scope);
        var aliases = new Aliases(text.Tree.Declarations);
        var names = new NameBinder(scope, text.Carrier, aliases.Names, diagnostics);
        aliases.Check(scope, diagnostics);
        var formula = new FormulaBinder(new OperandBinder(names, diagnostics), aliases, diagnostics);
        var bound = formula.Bind(requirement.Formula);
        foreach (var option in requirement.Options)
        {
            if (option is { Name.Name: "interpretation", Value.Word: { Length: > 0 } word } && Interpretations.Find(word) is null)
                Report(option, word, diagnostics);
        }

        var found = diagnostics.All.ToList();
        return new BoundRequirement(found.Exists(static diagnostic => diagnostic.IsError) ? null : bound, formula.Operands, found);
    }

    private static void Report(OptionSyntax option, string word, BindingDiagnostics diagnostics)
    {
        var known = Interpretations.All.Select(static interpretation => interpretation.Name).ToList();
        diagnostics.Report(
            FormulaRules.UnknownInterpretation, option.Value.Span, null, word, Question.For(word, known), TypeText.Alternatives(known));
    }
}
