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
        "SPL2001", "Operand of the formula is not bound",
        "The formula uses the operand '{0}', which is not bound. Add [\"{0}\"] = Operand.Of(…).");

    internal static readonly DiagnosticDescriptor Unnamed = Rule.Error(
        "SPL2002", "Operand is bound to an unknown name",
        "An operand is bound to '{0}', which is not in the formula. Its operands are: {1}.");

    internal static readonly DiagnosticDescriptor Misspelt = Rule.Error(
        "SPL2003", "Misspelt operand name", "The formula does not contain an operand '{0}': did you mean '{1}'?");

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
    private static void CheckUnnamed(
        OperationAnalysisContext context, BoundOperand bound, List<string> names, List<(string Name, Location Place)> missing)
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
