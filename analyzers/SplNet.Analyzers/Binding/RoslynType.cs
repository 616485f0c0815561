using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>A type of a compilation.</summary>
/// <param name="type">The type as the runtime sees it.</param>
/// <param name="isReference">True for a reference to it, for example for a <c>ref</c> parameter.</param>
/// <param name="symbols">The compilation.</param>
internal sealed class RoslynType(ITypeSymbol type, bool isReference, RoslynSymbols symbols) : TypeModel
{
    private const int Unread = -1;

    // Formulas name one or two members of a type, and use values of about as many types with it.
    private const int Few = 3;

    // There is one instance per visible type, and most are asked little. Computing an answer twice concurrently is harmless.
    private string? _path;
    private int _traits = Unread;
    private TypeModel[]? _interfaces;
    private TypeModel[]? _arguments;
    private ConcurrentDictionary<string, MemberModel[]>? _members;
    private ConcurrentDictionary<ITypeSymbol, bool>? _taken;

    public ITypeSymbol Symbol => type;

    public override string Name => type.Name;

    public override string Path => _path ??= PathOf(type);

    public override string? Keyword => isReference ? null : BuiltInTypes.KeywordOf(type);

    public override TypeShape Shape => isReference ? TypeShape.Reference : type.TypeKind switch
    {
        TypeKind.Array => TypeShape.Array,
        TypeKind.Pointer => TypeShape.Pointer,
        TypeKind.FunctionPointer => TypeShape.FunctionPointer,
        _ => TypeShape.Named,
    };

    public override TypeTraits Traits =>
        (TypeTraits)(_traits == Unread ? _traits = (int)RoslynTraits.Of(type, isReference, symbols.Compilation) : _traits);

    public override TypeModel? Element => isReference ? symbols.Of(type) : type switch
    {
        IArrayTypeSymbol array => symbols.Of(array.ElementType),
        IPointerTypeSymbol pointer => symbols.Of(pointer.PointedAtType),
        _ => null,
    };

    public override int Rank => ((IArrayTypeSymbol)type).Rank;

    public override TypeModel[] Arguments =>
        _arguments ??= !isReference && type is INamedTypeSymbol named ? [.. GenericTypes.ArgumentsOf(named).Select(symbols.Of)] : [];

    public override TypeModel? Container =>
        !isReference && type is INamedTypeSymbol { ContainingType: { } outer } ? symbols.Of(outer) : null;

    public override TypeModel? Base => type.BaseType is { } derived ? symbols.Of(derived) : null;

    public override IEnumerable<TypeModel> Interfaces => _interfaces ??= [.. type.AllInterfaces.Select(symbols.Of)];

    public override IEnumerable<TypeModel> Fields =>
        type.GetMembers().OfType<IFieldSymbol>().Where(static held => !held.IsStatic && !held.IsConst)
            .Select(held => symbols.Of(held.Type));

    public override EnumerationModel? Enumeration =>
        !isReference && type is INamedTypeSymbol { TypeKind: TypeKind.Enum } named ? EnumerationConstants.Of(named) : null;

    public override IEnumerable<string> PublicNames => MemberSearch.All(type)
        .Where(static member =>
            member.DeclaredAccessibility == Accessibility.Public && member.ContainingType.SpecialType != SpecialType.System_Object
                && member is IPropertySymbol or IMethodSymbol { MethodKind: MethodKind.Ordinary or MethodKind.DelegateInvoke })
        .Select(static member => member.MetadataName)
        .Distinct(StringComparer.Ordinal);

    /// <summary>The symbols of models that belong to one compilation.</summary>
    public static ITypeSymbol[] SymbolsOf(TypeModel[] models) => [.. models.Select(static model => ((RoslynType)model).Symbol)];

    public override MemberModel[] Members(string name)
    {
        var members = _members ??= new ConcurrentDictionary<string, MemberModel[]>(concurrencyLevel: 1, Few, StringComparer.Ordinal);
        return members.TryGetValue(name, out var known) ? known : members.GetOrAdd(name, Search(name));
    }

    public override bool Takes(TypeModel other)
    {
        if (isReference || other is not RoslynType { Shape: not TypeShape.Reference } given)
            return false;
        var taken = _taken ??= new ConcurrentDictionary<ITypeSymbol, bool>(concurrencyLevel: 1, Few, SymbolEqualityComparer.Default);
        return taken.TryGetValue(given.Symbol, out var known)
            ? known
            : taken.GetOrAdd(given.Symbol, Assignment.Takes(type, given.Symbol, symbols.Compilation));
    }

    public override TypeModel? Construct(TypeModel[] arguments)
    {
        var definition = (INamedTypeSymbol)type;
        var given = SymbolsOf(arguments);
        return Constraints.Take(GenericTypes.ParametersOf(definition), given, symbols.Compilation)
            ? symbols.Of(GenericTypes.Construct(definition, given))
            : null;
    }

    public override TypeModel? MakeArray(int rank) =>
        type.SpecialType == SpecialType.System_Void ? null : symbols.Of(symbols.Compilation.CreateArrayTypeSymbol(type, rank));

    public override TypeModel? MakeNullable() => type.SpecialType == SpecialType.System_Void
        ? null
        : symbols.Of(symbols.Compilation.GetSpecialType(SpecialType.System_Nullable_T).Construct(type));

    public override bool Equals(TypeModel? other) =>
        other is RoslynType same && isReference == (same.Shape == TypeShape.Reference)
        && SymbolEqualityComparer.Default.Equals(type, same.Symbol);

    public override int GetHashCode() => SymbolEqualityComparer.Default.GetHashCode(type);

    private MemberModel[] Search(string name)
    {
        var found = name == NamedMember.Constructor ? MemberSearch.Constructors(type) : MemberSearch.Named(type, name);
        return [.. found.Select(member => new RoslynMember(member, symbols))];
    }

    private static string PathOf(ISymbol symbol)
    {
        ISymbol? outer = symbol.ContainingType;
        outer ??= symbol.ContainingNamespace is { IsGlobalNamespace: false } container ? container : null;
        return outer is null ? symbol.Name : $"{PathOf(outer)}.{symbol.Name}";
    }
}
