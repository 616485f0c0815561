namespace SplNet.Syntax.Binding;

/// <summary>What carries a formula.</summary>
/// <param name="Type">The type; null in a file and on an assembly.</param>
/// <param name="Member">The method, constructor or property; null on a type.</param>
internal sealed record Carrier(TypeModel? Type, MemberModel? Member)
{
    public static Carrier None { get; } = new(null, null);
}
