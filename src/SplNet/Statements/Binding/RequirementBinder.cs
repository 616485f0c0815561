using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>Binds a requirement of a text to what is loaded: its formula, its operands, what is wrong with it.</summary>
internal static class RequirementBinder
{
    /// <summary>Binds a requirement.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="declarations">What its text declares.</param>
    /// <param name="types">The types that it may name.</param>
    /// <param name="carrier">The member that carries it, for <c>THIS</c> and <c>SELF</c>; null in a file.</param>
    public static BoundRequirement Bind(RequirementSyntax requirement, SyntaxList<DeclarationSyntax> declarations, TypeScope types, MemberInfo? carrier)
    {
        var diagnostics = new BindingDiagnostics();
        return Make(requirement, BindOperands(requirement, declarations, types, carrier, diagnostics), diagnostics);
    }

    /// <summary>Finds what the names of a requirement stand for, and makes nothing of it.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="declarations">What its text declares.</param>
    /// <param name="types">The types that it may name.</param>
    /// <param name="carrier">The member that carries it, for <c>THIS</c> and <c>SELF</c>; null in a file.</param>
    /// <param name="diagnostics">Takes the problems.</param>
    public static IReadOnlyDictionary<string, BoundOperand> BindOperands(
        RequirementSyntax requirement, SyntaxList<DeclarationSyntax> declarations, TypeScope types, MemberInfo? carrier, BindingDiagnostics diagnostics) =>
        new RequirementBinding(requirement, declarations, types, CarrierOf(carrier), new GeneratorReader(), diagnostics).Bind();

    /// <summary>Makes what is measured and decided of a requirement whose names are found.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="bound">Its operands, by their texts.</param>
    /// <param name="diagnostics">What is wrong with them, and takes further problems.</param>
    public static BoundRequirement Make(RequirementSyntax requirement, IReadOnlyDictionary<string, BoundOperand> bound, BindingDiagnostics diagnostics)
    {
        var operands = new Dictionary<string, Operand>(StringComparer.Ordinal);
        foreach (var (name, operand) in bound)
        {
            if (OperandMaker.Make(operand, diagnostics) is { } made)
                operands.Add(name, made);
        }

        var formula = diagnostics.HasErrors ? null : new FormulaBinder(Named).Bind(requirement.Formula);
        return new BoundRequirement(formula, operands, [.. diagnostics.All]);

        // The text says all of it.
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
