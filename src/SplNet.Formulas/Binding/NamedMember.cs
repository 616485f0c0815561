using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>What a name in a formula stands for, before overloads are told apart.</summary>
/// <param name="Type">The type through which it is called.</param>
/// <param name="Name">The name of the member.</param>
/// <param name="TypeArguments">The type arguments of the method.</param>
/// <param name="Exact">The member itself where it is known, for <c>THIS</c> and <c>SELF</c>.</param>
internal sealed record NamedMember(TypeModel Type, string Name, SyntaxList<TypeSyntax> TypeArguments, MemberModel? Exact)
{
    /// <summary>The name of constructors.</summary>
    public const string Constructor = "new";

    /// <summary>The members of that name, the nearest first.</summary>
    public IReadOnlyList<MemberModel> Members => Exact is { } exact ? [exact] : Type.Members(Name);

    public override string ToString() => $"{Type}.{(Exact is { Kind: MemberKind.Constructor } ? Constructor : Name)}";
}
