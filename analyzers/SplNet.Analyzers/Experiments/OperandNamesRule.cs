using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2001, SPL2002, SPL2003, SPL2013: the names in the formula, and the names to which operands are bound.</summary>
internal sealed class OperandNamesRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Unbound = Rule.Error(
        "SPL2001", "Operand of the formula is not bound", "The formula names the operand '{0}', and nothing is bound to it. Add [\"{0}\"] = Operand.Of(…).");

    internal static readonly DiagnosticDescriptor Unnamed = Rule.Error(
        "SPL2002", "Operand is bound to a name that the formula does not have", "An operand is bound to '{0}', which the formula does not name. Its operands are: {1}.");

    internal static readonly DiagnosticDescriptor Misspelt = Rule.Error(
        "SPL2003", "Name of an operand is misspelt", "The formula has no operand '{0}': did you mean '{1}'?");

    internal static readonly DiagnosticDescriptor BoundTwice = Rule.Warning(
        "SPL2013", "Operand is bound twice", "'{0}' is bound twice; the second operand replaces the first, which is never measured");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Unbound, Unnamed, Misspelt, BoundTwice];

    protected override void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
        if (StatedNames.Of(creation, types) is not { } operands)
            return;
        var uses = ExperimentUses.Of(creation, types);
        CheckTwice(context, uses);
        var names = operands.Select(static operand => operand.Name).ToList();
        var keys = uses.Bound.Select(static bound => bound.Name).ToList();
        var missing = operands.Where(operand => !keys.Contains(operand.Name)).ToList();
        foreach (var bound in uses.Bound.Where(bound => !names.Contains(bound.Name)))
            CheckUnnamed(context, bound, names, missing);
        if (!uses.IsEvaluated || uses.Escapes)
            return;
        foreach (var operand in missing)
            context.ReportDiagnostic(Diagnostic.Create(Unbound, operand.Place, operand.Name));
    }

    // One mistake that is reported twice at run time.
    private static void CheckUnnamed(OperationAnalysisContext context, BoundOperand bound, List<string> names, List<(string Name, Location Place)> missing)
    {
        var place = bound.Key.Syntax.GetLocation();
        if (Spelling.Nearest(bound.Name, missing.Select(static operand => operand.Name)) is { } meant)
        {
            context.ReportDiagnostic(Diagnostic.Create(Misspelt, place, Replacement.Of(meant), bound.Name, meant));
            missing.RemoveAll(operand => operand.Name == meant);
            return;
        }

        context.ReportDiagnostic(Diagnostic.Create(Unnamed, place, bound.Name, string.Join(", ", names)));
    }

    private static void CheckTwice(OperationAnalysisContext context, ExperimentUses uses)
    {
        var seen = new HashSet<string>(StringComparer.Ordinal);
        foreach (var bound in uses.Bound)
        {
            if (bound.IsInInitializer && !seen.Add(bound.Name))
                context.ReportDiagnostic(Diagnostic.Create(BoundTwice, bound.Key.Syntax.GetLocation(), bound.Name));
        }
    }
}
