using System.Reflection;

namespace SplNet.Testing;

/// <summary>Attributes of test frameworks by their full names, without a reference to any: one that is derived counts as its base.</summary>
internal static class NamedAttributes
{
    /// <summary>The attributes of a method or a class that have the name, or are derived from one that has it; those that are inherited too.</summary>
    public static IEnumerable<Attribute> Of(MemberInfo member, string name) => member.GetCustomAttributes(inherit: true).OfType<Attribute>().Where(attribute => Is(attribute.GetType(), name));

    /// <summary>The attributes of an assembly that have the name, or are derived from one that has it.</summary>
    public static IEnumerable<Attribute> Of(Assembly assembly, string name) => assembly.GetCustomAttributes().Where(attribute => Is(attribute.GetType(), name));

    /// <summary>True if there is one. Attributes are read and not made, so that one that cannot be made hides nothing.</summary>
    public static bool Has(MemberInfo member, string name)
    {
        for (var current = member; current is not null; current = Base(current))
        {
            if (current.GetCustomAttributesData().Any(attribute => Is(attribute.AttributeType, name)))
                return true;
        }

        return false;
    }

    /// <summary>True for a type of that name, a type that is derived from it, or one that implements it.</summary>
    public static bool Is(Type type, string name)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (NameOf(current) == name)
                return true;
        }

        return Array.Exists(type.GetInterfaces(), one => NameOf(one) == name);
    }

    private static string? NameOf(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition().FullName : type.FullName;

    private static MemberInfo? Base(MemberInfo member) => member switch
    {
        Type type => type.BaseType,
        MethodInfo method when method.GetBaseDefinition() != method => Overridden(method),
        _ => null,
    };

    private static MethodInfo? Overridden(MethodInfo method)
    {
        for (var type = method.DeclaringType!.BaseType; type is not null; type = type.BaseType)
        {
            var found = Array.Find(
                type.GetMethods(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly),
                candidate => candidate.GetBaseDefinition() == method.GetBaseDefinition());
            if (found is not null)
                return found;
        }

        return null;
    }
}
