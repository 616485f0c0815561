using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Tool.Comparing;

/// <summary>The identity of an operand of a formula, independent of its spelling.</summary>
/// <param name="Key">The same for all texts that name one method with one set of arguments.</param>
/// <param name="Name">Its name in reports: the spelling of a formula at any other place, as far as possible.</param>
/// <param name="Syntax">Its spelling in formulas at the same place.</param>
internal sealed record OperandIdentity(string Key, string Name, OperandSyntax Syntax)
{
    public static OperandIdentity Of(OperandSyntax operand, BoundOperand bound, Type? carrier)
    {
        var (type, method) = (ReflectionType.TypeOf(bound.Named.Type), ((ReflectionMember)bound.Method).Info);
        var near = operand.Generators.Any(IsNear) ? carrier?.AssemblyQualifiedName : null;
        var key = string.Join(
            '\n', type.AssemblyQualifiedName, method, string.Join(", ", operand.Generators), near, string.Join(", ", operand.Arguments));
        if (!IsNear(operand.Method))
            return new OperandIdentity(key, operand.ToString(), operand);
        var last = new NamePartSyntax(
            method is ConstructorInfo ? NamedMember.Constructor : bound.Named.Name, bound.Syntax.Method.Parts[^1].TypeArguments);
        var parts = bound.Named.Type.Path.Split('.').Select(static part => new NamePartSyntax(part, SyntaxList<TypeSyntax>.Empty))
            .Append(last).ToList();
        var name = new QualifiedNameSyntax(SyntaxList<NamePartSyntax>.Of(parts));
        var full = operand with { Method = name };
        var text = full.ToString();
        // Only the carrier decides which overload is meant, and provides the arguments of a generic type.
        var isOverload = bound.Named.Exact is not null && bound.Named.Type.Members(last.Name).Skip(1).Any();
        var shown = isOverload ? text.Insert(name.ToString().Length, TypeText.Of(bound.Method.ParameterTypes)) : text;
        return new OperandIdentity(key, shown, isOverload || type.IsGenericType ? operand : full);
    }

    // Names that depend on the type of the carrier: THIS, SELF, the names of its members, and names after THIS.
    private static bool IsNear(QualifiedNameSyntax name) => name.Parts.Count == 1 || name.Parts[0].Name == ReservedNames.This;
}
