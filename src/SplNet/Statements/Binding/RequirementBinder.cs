using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>Binds a text requirement to loaded types and members: its formula, its operands, its problems.</summary>
internal static class RequirementBinder
{
    /// <summary>Binds a requirement.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="declarations">The declarations of its text.</param>
    /// <param name="types">The types that it may name.</param>
    /// <param name="carrier">The member with the attribute, for <c>THIS</c> and <c>SELF</c>; null in a file.</param>
    public static BoundRequirement Bind(
        RequirementSyntax requirement, SyntaxList<DeclarationSyntax> declarations, TypeScope types, MemberInfo? carrier)
    {
        var diagnostics = new BindingDiagnostics();
        return Make(requirement, BindOperands(requirement, declarations, types, carrier, diagnostics), diagnostics);
    }

    /// <summary>Resolves the names of a requirement without creating anything.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="declarations">The declarations of its text.</param>
    /// <param name="types">The types that it may name.</param>
    /// <param name="carrier">The member with the attribute, for <c>THIS</c> and <c>SELF</c>; null in a file.</param>
    /// <param name="diagnostics">Receives the problems.</param>
    public static IReadOnlyDictionary<string, BoundOperand> BindOperands(
        RequirementSyntax requirement, SyntaxList<DeclarationSyntax> declarations, TypeScope types, MemberInfo? carrier,
        BindingDiagnostics diagnostics) =>
        new RequirementBinding(requirement, declarations, types, CarrierOf(carrier), new GeneratorReader(), diagnostics).Bind();

    /// <summary>Creates the operands and the formula of a requirement whose names are resolved.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="bound">Its operands, by their text.</param>
    /// <param name="diagnostics">Their problems; receives further problems.</param>
    public static BoundRequirement Make(
        RequirementSyntax requirement, IReadOnlyDictionary<string, BoundOperand> bound, BindingDiagnostics diagnostics)
    {
        var operands = new Dictionary<string, Operand>(StringComparer.Ordinal);
        foreach (var (name, operand) in bound)
        {
            if (OperandMaker.Make(operand, diagnostics) is { } made)
                operands.Add(name, made);
        }

        var formula = diagnostics.HasErrors ? null : new FormulaBinder(Named).Bind(requirement.Formula);
        return new BoundRequirement(formula, operands, [.. diagnostics.All]);

        // The text identifies the operand completely.
        FormulaOperand? Named(OperandSyntax operand) => operand.ToString() is var name && operands.ContainsKey(name)
            ? new FormulaOperand(name, []) { WithoutVersion = (operand with { Revision = null }).ToString() }
            : null;
    }

    private static Carrier CarrierOf(MemberInfo? carrier)
    {
        var type = carrier as Type ?? carrier?.ReflectedType;
        return new Carrier(
            type is null ? null : new ReflectionType(type),
            carrier is MethodBase or PropertyInfo ? new ReflectionMember(carrier) : null);
    }
}
