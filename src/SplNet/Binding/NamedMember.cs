using System.Reflection;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>What a name in a formula stands for, before overloads are told apart.</summary>
/// <param name="Type">The type through which it is called.</param>
/// <param name="Name">The name of the member.</param>
/// <param name="TypeArguments">The type arguments of the method.</param>
/// <param name="Exact">The member itself where it is known, for <c>THIS</c> and <c>SELF</c>.</param>
internal sealed record NamedMember(Type Type, string Name, SyntaxList<TypeSyntax> TypeArguments, MemberInfo? Exact)
{
    /// <summary>The name of constructors.</summary>
    public const string Constructor = "new";

    public const BindingFlags Any =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;

    public IEnumerable<MemberInfo> Members => Exact is { } exact ? [exact] : Of(Type, Name);

    public override string ToString() => $"{TypeText.Of(Type)}.{(Exact is ConstructorInfo ? Constructor : Name)}";

    /// <summary>All members of that name, inherited ones too, whatever their visibility.</summary>
    public static IEnumerable<MemberInfo> Of(Type type, string name)
    {
        if (name == Constructor)
            return type.GetConstructors(Any & ~BindingFlags.Static);
        var types = type.IsInterface ? type.GetInterfaces().Append(type) : [type];
        return types.SelectMany(static one => one.GetMembers(Any)).Where(member => member.Name == name && member is MethodInfo or PropertyInfo or FieldInfo);
    }
}
