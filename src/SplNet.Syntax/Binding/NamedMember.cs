namespace SplNet.Syntax.Binding;

/// <summary>
/// What a name in a formula stands for, before overloads are told apart. It remembers what was found of it: it serves all values of a quantifier, and all formulas that
/// write the name alike.
/// </summary>
/// <param name="type">The type through which it is called.</param>
/// <param name="name">The name of the member.</param>
/// <param name="typeArguments">The type arguments of the method.</param>
/// <param name="exact">The member itself where it is known, for <c>THIS</c> and <c>SELF</c>.</param>
/// <param name="holder">The base type that has the members, where they are not seen from the type itself.</param>
internal sealed class NamedMember(TypeModel type, string name, TypeModel[] typeArguments, MemberModel? exact, TypeModel? holder = null)
{
    /// <summary>The name of constructors.</summary>
    public const string Constructor = "new";

    public TypeModel Type => type;

    public string Name => name;

    public TypeModel[] TypeArguments => typeArguments;

    public MemberModel? Exact => exact;

    /// <summary>The members of that name, the nearest first.</summary>
    public MemberModel[] Members { get; } = exact is null ? (holder ?? type).Members(name) : [exact];

    /// <summary>The methods that are measured by that name, once they are found; to find them twice at a time does no harm.</summary>
    public Overloads? Overloads { get; set; }

    /// <summary>The generators of that name, once they are found.</summary>
    public GeneratorMember[]? Generators { get; set; }

    public override string ToString() => $"{type}.{(exact is { Kind: MemberKind.Constructor } ? Constructor : name)}";
}
