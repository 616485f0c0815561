namespace SplNet.Syntax.Binding;

/// <summary>What a member is.</summary>
internal enum MemberKind
{
    Method,
    Constructor,
    Property,
    Field,
}
