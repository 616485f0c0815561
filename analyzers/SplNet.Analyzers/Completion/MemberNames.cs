using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Binding;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Completion;

/// <summary>The members of types that formulas may name, as the runtime sees them.</summary>
internal static class MemberNames
{
    /// <summary>
    /// The members that can be measured: public methods, getters and constructors of a public type, without references, pointers and spans.
    /// </summary>
    public static IEnumerable<FormulaItem> Measurable(INamedTypeSymbol type)
    {
        if (!RoslynSymbols.IsPublic(type))
            return [];
        var members = WithInherited(type).SelectMany(static one => one.GetMembers()).Select(static member => member switch
        {
            IMethodSymbol { MethodKind: MethodKind.Ordinary } method when IsMeasurable(method) =>
                new FormulaItem(method.Name, FormulaItemKind.Method),
            IPropertySymbol { IsIndexer: false, GetMethod: { } getter } property when IsMeasurable(getter) =>
                new FormulaItem(property.Name, FormulaItemKind.Property),
            _ => default(FormulaItem?),
        }).OfType<FormulaItem>();
        return CanBeMade(type, static constructor => IsMeasurable(constructor))
            ? members.Append(new FormulaItem(NamedMember.Constructor, FormulaItemKind.Method))
            : members;
    }

    /// <summary>The members that supply arguments: members of any visibility that return a sequence or a generator.</summary>
    /// <param name="type">The type.</param>
    /// <param name="isOfInstance">True for a generator of target objects, which may also return a single value.</param>
    public static IEnumerable<FormulaItem> Generators(INamedTypeSymbol type, bool isOfInstance)
    {
        var members = WithInherited(type).SelectMany(static one => one.GetMembers())
            .Where(member => member is { IsImplicitlyDeclared: false, CanBeReferencedByName: true }
                && ResultOf(member) is { SpecialType: not SpecialType.System_Void } result && (isOfInstance || IsGenerator(result)))
            .Select(static member => new FormulaItem(member.Name, FormulaItemKind.Generator));
        return (isOfInstance || IsGenerator(type)) && CanBeMade(type, static _ => true)
            ? members.Append(new FormulaItem(NamedMember.Constructor, FormulaItemKind.Generator))
            : members;
    }

    /// <summary>The methods that transform observations: static ones of any visibility that take and return a double.</summary>
    public static IEnumerable<FormulaItem> Transforms(INamedTypeSymbol type) => type.GetMembers().OfType<IMethodSymbol>()
        .Where(static method => method is
        {
            IsStatic: true, IsGenericMethod: false, MethodKind: MethodKind.Ordinary, ReturnType.SpecialType: SpecialType.System_Double,
            Parameters.Length: 1,
        } && method.Parameters[0] is { RefKind: RefKind.None, Type.SpecialType: SpecialType.System_Double })
        .Select(static method => new FormulaItem(method.Name, FormulaItemKind.Method));

    // Skip the members of object.
    private static IEnumerable<INamedTypeSymbol> WithInherited(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Interface)
            return type.AllInterfaces.Prepend(type);
        var types = new List<INamedTypeSymbol>();
        for (var one = type; one is { SpecialType: not (SpecialType.System_Object or SpecialType.System_ValueType
            or SpecialType.System_Enum) }; one = one.BaseType)
            types.Add(one);
        return types;
    }

    private static bool IsMeasurable(IMethodSymbol method) =>
        method is { DeclaredAccessibility: Accessibility.Public, IsImplicitlyDeclared: false, ReturnsByRef: false,
            ReturnsByRefReadonly: false }
            and not { IsStatic: true, IsAbstract: true }
        && IsKept(method.ReturnType)
        && method.Parameters.All(static parameter => parameter.RefKind == RefKind.None && IsKept(parameter.Type));

    // A measurement stores values outside the stack.
    private static bool IsKept(ITypeSymbol type) =>
        !type.IsRefLikeType && type.TypeKind is not (TypeKind.Pointer or TypeKind.FunctionPointer);

    // A class without constructors has an implicit one; reflection does not find the implicit one of a struct.
    private static bool CanBeMade(INamedTypeSymbol type, Func<IMethodSymbol, bool> isFitting) =>
        type is { IsAbstract: false, IsStatic: false, TypeKind: TypeKind.Class or TypeKind.Struct }
        && type.InstanceConstructors.Any(
            constructor => constructor.IsImplicitlyDeclared ? type.TypeKind == TypeKind.Class : isFitting(constructor));

    private static ITypeSymbol? ResultOf(ISymbol member) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Ordinary } method
            when method.Parameters.All(static parameter => parameter.RefKind == RefKind.None) => method.ReturnType,
        IPropertySymbol { IsIndexer: false, GetMethod: not null } property => property.Type,
        IFieldSymbol field => field.Type,
        _ => null,
    };

    private static bool IsGenerator(ITypeSymbol type) =>
        type.SpecialType != SpecialType.System_String
        && type.AllInterfaces.Concat(type is INamedTypeSymbol named ? [named] : []).Any(static one =>
            one.SpecialType == SpecialType.System_Collections_IEnumerable
            || one.OriginalDefinition.SpecialType == SpecialType.System_Collections_Generic_IEnumerable_T
            || SplNetTypes.IsNamed(one, "IArgumentGenerator"));
}
