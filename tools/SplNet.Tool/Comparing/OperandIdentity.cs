using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Tool.Comparing;

/// <summary>What an operand of a formula stands for, however the formula calls it.</summary>
/// <param name="Key">The same for all texts that stand for one method with one set of arguments.</param>
/// <param name="Name">How reports call it: what a formula at any other place would write, as far as that can be written.</param>
/// <param name="Syntax">How formulas at the same place call it.</param>
internal sealed record OperandIdentity(string Key, string Name, OperandSyntax Syntax)
{
    public static OperandIdentity Of(OperandSyntax operand, BoundOperand bound, Type? carrier)
    {
        var (type, method) = (ReflectionType.TypeOf(bound.Named.Type), ((ReflectionMember)bound.Method).Info);
        var near = operand.Generators.Any(IsNear) ? carrier?.AssemblyQualifiedName : null;
        var key = string.Join('\n', type.AssemblyQualifiedName, method, string.Join(", ", operand.Generators), near, string.Join(", ", operand.Arguments));
        if (!IsNear(operand.Method))
            return new OperandIdentity(key, operand.ToString(), operand);
        var last = new NamePartSyntax(method is ConstructorInfo ? NamedMember.Constructor : bound.Named.Name, bound.Syntax.Method.Parts[^1].TypeArguments);
        var parts = bound.Named.Type.Path.Split('.').Select(static part => new NamePartSyntax(part, SyntaxList<TypeSyntax>.Empty)).Append(last).ToList();
        var name = new QualifiedNameSyntax(SyntaxList<NamePartSyntax>.Of(parts));
        var full = operand with { Method = name };
        var text = full.ToString();
        // Which overload is meant only the carrier says, and a generic type has its arguments from there.
        var isOverload = bound.Named.Exact is not null && bound.Named.Type.Members(last.Name).Skip(1).Any();
        var shown = isOverload ? text.Insert(name.ToString().Length, TypeText.Of(bound.Method.ParameterTypes)) : text;
        return new OperandIdentity(key, shown, isOverload || type.IsGenericType ? operand : full);
    }

    // Names that the type of the carrier explains: THIS, SELF, those of its members, and those behind THIS.
    private static bool IsNear(QualifiedNameSyntax name) => name.Parts.Count == 1 || name.Parts[0].Name == ReservedNames.This;
}
