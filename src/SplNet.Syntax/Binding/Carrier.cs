namespace SplNet.Syntax.Binding;

/// <summary>The member or type that a formula is attached to.</summary>
/// <param name="Type">The type; null in a file and on an assembly.</param>
/// <param name="Member">The method, constructor or property; null on a type.</param>
internal sealed record Carrier(TypeModel? Type, MemberModel? Member)
{
    /// <summary>
    /// True if the carrier is abstract and derived types inherit the formula, so that its objects belong to derived classes. A compiler
    /// knows no more; the runtime has a requirement for each class.
    /// </summary>
    public bool IsForDerived { get; init; }

    /// <summary>True for a name that refers to a member of derived classes' objects; anything it misses may exist there.</summary>
    public bool LeavesToDerived(QualifiedNameSyntax name) => IsForDerived && !NameBinder.IsShared(name);

    public static Carrier None { get; } = new(null, null);
}
