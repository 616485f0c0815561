using System.Reflection;

namespace SplNet.UnitTests;

/// <summary>Attributes of test frameworks by their full names, without a reference to any: one that is derived counts as its base.</summary>
internal static class NamedAttributes
{
    /// <summary>The attributes of a method or a class that have the name, or are derived from one that has it; those that are inherited too.</summary>
    public static IEnumerable<Attribute> Of(MemberInfo member, string name) => member.GetCustomAttributes(inherit: true).OfType<Attribute>().Where(attribute => Is(attribute.GetType(), name));

    /// <summary>The attributes of an assembly that have the name, or are derived from one that has it.</summary>
    public static IEnumerable<Attribute> Of(Assembly assembly, string name) => assembly.GetCustomAttributes().Where(attribute => Is(attribute.GetType(), name));

    /// <summary>True if there is one. Attributes are read and not made, so that one that cannot be made hides nothing.</summary>
    public static bool Has(MemberInfo member, string name) => Read(member, name).Any();

    /// <summary>True if a method or a class has one itself, whatever it overrides or is derived from.</summary>
    public static bool IsOn(MemberInfo member, string name) => member.GetCustomAttributesData().Any(attribute => IsCalled(attribute, name));

    /// <summary>
    /// The attributes of a method or a class, or of what it overrides or is derived from, as metadata state them: the member may be one that was loaded to be looked at only.
    /// </summary>
    public static IEnumerable<CustomAttributeData> Read(MemberInfo member, string name)
    {
        for (var current = member; current is not null; current = Base(current))
        {
            foreach (var attribute in current.GetCustomAttributesData().Where(attribute => IsCalled(attribute, name)))
                yield return attribute;
        }
    }

    /// <summary>The attributes of an assembly, as metadata state them.</summary>
    public static IEnumerable<CustomAttributeData> Read(Assembly assembly, string name) => assembly.GetCustomAttributesData().Where(attribute => IsCalled(attribute, name));

    /// <summary>What an attribute says of a setting, by the name of the property or of the constructor's parameter; null where it says nothing.</summary>
    /// <param name="attribute">The attribute.</param>
    /// <param name="names">The names.</param>
    public static object? Setting(CustomAttributeData attribute, params string[] names)
    {
        foreach (var argument in attribute.NamedArguments.Where(argument => names.Contains(argument.MemberName, StringComparer.Ordinal)))
            return argument.TypedValue.Value;
        foreach (var (parameter, argument) in attribute.Constructor.GetParameters().Zip(attribute.ConstructorArguments))
        {
            if (names.Contains(parameter.Name, StringComparer.Ordinal))
                return argument.Value;
        }

        return null;
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

    // Attributes that only compilers and editors read may be of an assembly that is not there.
    private static bool IsCalled(CustomAttributeData attribute, string name)
    {
        try
        {
            return Is(attribute.AttributeType, name);
        }
        catch (FileNotFoundException)
        {
            return false;
        }
    }

    private static string? NameOf(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition().FullName : type.FullName;

    private static MemberInfo? Base(MemberInfo member) => member switch
    {
        Type type => type.BaseType,
        MethodInfo { IsVirtual: true } method when !method.Attributes.HasFlag(MethodAttributes.NewSlot) => Overridden(method),
        _ => null,
    };

    // By name and signature: metadata that are only looked at know no base definition.
    private static MethodInfo? Overridden(MethodInfo method)
    {
        var signature = method.ToString();
        for (var type = method.DeclaringType!.BaseType; type is not null; type = type.BaseType)
        {
            var found = Array.Find(
                type.GetMethods(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly),
                candidate => candidate.IsVirtual && candidate.Name == method.Name && candidate.ToString() == signature);
            if (found is not null)
                return found;
        }

        return null;
    }
}
