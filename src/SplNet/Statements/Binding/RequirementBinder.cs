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
        var binding = new RequirementBinding(
            requirement, declarations, types, CarrierOf(carrier), new GeneratorReader(), diagnostics);
        return Make(requirement, binding.Bind(), diagnostics, binding.Transforms);
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
    /// <param name="transforms">Its methods that transform observations, by their texts; null for none.</param>
    public static BoundRequirement Make(
        RequirementSyntax requirement, IReadOnlyDictionary<string, BoundOperand> bound, BindingDiagnostics diagnostics,
        IReadOnlyDictionary<string, MemberModel>? transforms = null)
    {
        var operands = new Dictionary<string, Operand>(StringComparer.Ordinal);
        foreach (var (name, operand) in bound)
        {
            if (OperandMaker.Make(operand, diagnostics) is { } made)
                operands.Add(name, OperandOptions.Apply(made, requirement.Options));
        }

        var formula = diagnostics.HasErrors ? null : new FormulaBinder(Named, Transform).Bind(requirement.Formula);
        return new BoundRequirement(formula, operands, [.. diagnostics.All]);

        Func<double, double>? Transform(QualifiedNameSyntax name) =>
            transforms is not null && transforms.TryGetValue(name.ToString(), out var method)
                ? ((MethodInfo)((ReflectionMember)method).Info).CreateDelegate<Func<double, double>>()
                : null;

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
