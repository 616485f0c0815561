namespace SplNet.Syntax.Binding;

/// <summary>
/// The meaning of a name in a formula, before overload resolution. It caches its results, because it serves all values of a quantifier and
/// all formulas that write the name in the same way.
/// </summary>
/// <param name="type">The type through which it is called.</param>
/// <param name="name">The name of the member.</param>
/// <param name="typeArguments">The type arguments of the method.</param>
/// <param name="exact">The member itself if it is known, for <c>THIS</c> and <c>SELF</c>.</param>
/// <param name="holder">The base type with the members, if the type itself does not show them.</param>
internal sealed class NamedMember(TypeModel type, string name, TypeModel[] typeArguments, MemberModel? exact, TypeModel? holder = null)
{
    /// <summary>The name of constructors.</summary>
    public const string Constructor = "new";

    public TypeModel Type => type;

    public string Name => name;

    public TypeModel[] TypeArguments => typeArguments;

    public MemberModel? Exact => exact;

    /// <summary>Gets the members of that name, the nearest first.</summary>
    public MemberModel[] Members { get; } = exact is null ? (holder ?? type).Members(name) : [exact];

    /// <summary>
    /// Gets or sets the methods that are measured by that name, once they are found. Finding them twice at the same time is harmless.
    /// </summary>
    public Overloads? Overloads { get; set; }

    /// <summary>Gets or sets the generators of that name, once they are found.</summary>
    public GeneratorMember[]? Generators { get; set; }

    public override string ToString() => $"{type}.{(exact is { Kind: MemberKind.Constructor } ? Constructor : name)}";
}
