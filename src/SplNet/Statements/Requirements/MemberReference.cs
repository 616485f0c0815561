using System.Reflection;

namespace SplNet.Statements.Requirements;

/// <summary>Identifies the declaration with an attribute, so that another process can find it.</summary>
/// <param name="Assembly">The full path of its assembly.</param>
/// <param name="Type">The full name of the type; empty for the assembly itself.</param>
/// <param name="Signature">The member in the format of <c>MethodBase.ToString()</c>, which distinguishes overloads; empty
/// for the type itself.</param>
internal sealed record MemberReference(string Assembly, string Type, string Signature)
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    public static MemberReference Of(Assembly assembly, MemberInfo? carrier) => carrier switch
    {
        null => new MemberReference(assembly.Location, string.Empty, string.Empty),
        Type type => new MemberReference(assembly.Location, NameOf(type), string.Empty),
        _ => new MemberReference(assembly.Location, NameOf(carrier.ReflectedType!), carrier.ToString()!),
    };

    /// <summary>Finds the member in its assembly; null for the assembly itself.</summary>
    /// <exception cref="SplNetException">The assembly does not contain it.</exception>
    public MemberInfo? FindIn(Assembly assembly)
    {
        if (Type.Length == 0)
            return null;
        var type = assembly.GetType(Type) ?? throw Lost(Type);
        return Signature.Length == 0
            ? type
            : Array.Find(type.GetMembers(Any), candidate => candidate.ToString() == Signature)
                ?? throw Lost($"{Type} with a member '{Signature}'");
    }

    private static string NameOf(Type type) => type.FullName ?? type.Name;

    private SplNetException Lost(string what) => new($"{Assembly} no longer has {what}.");
}
