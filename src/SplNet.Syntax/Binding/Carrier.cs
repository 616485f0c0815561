namespace SplNet.Syntax.Binding;

/// <summary>What carries a formula.</summary>
/// <param name="Type">The type; null in a file and on an assembly.</param>
/// <param name="Member">The method, constructor or property; null on a type.</param>
internal sealed record Carrier(TypeModel? Type, MemberModel? Member)
{
    /// <summary>
    /// True if the carrier is abstract, and what is derived from it has the formula too: its objects are then those of derived classes. A compiler knows no more; the
    /// run time has a requirement for each class.
    /// </summary>
    public bool IsForDerived { get; init; }

    /// <summary>True for a name that stands for a member of derived classes' objects: what it misses, these have.</summary>
    public bool LeavesToDerived(QualifiedNameSyntax name) => IsForDerived && !NameBinder.IsShared(name);

    public static Carrier None { get; } = new(null, null);
}
