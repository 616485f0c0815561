using System.Reflection;

namespace SplNet.UnitTests;

/// <summary>
/// Finds attributes of test frameworks by full name, without a reference to any framework. A derived attribute counts as its base.
/// </summary>
internal static class NamedAttributes
{
    /// <summary>
    /// The attributes of a method or class, including inherited ones, that have the name or derive from an attribute with it.
    /// </summary>
    public static IEnumerable<Attribute> Of(MemberInfo member, string name) =>
        member.GetCustomAttributes(inherit: true).OfType<Attribute>().Where(attribute => Is(attribute.GetType(), name));

    /// <summary>The attributes of an assembly that have the name or derive from an attribute with it.</summary>
    public static IEnumerable<Attribute> Of(Assembly assembly, string name) =>
        assembly.GetCustomAttributes().Where(attribute => Is(attribute.GetType(), name));

    /// <summary>
    /// True if there is such an attribute. Attributes are read but not created, so an attribute that cannot be created hides nothing.
    /// </summary>
    public static bool Has(MemberInfo member, string name) => Read(member, name).Any();

    /// <summary>True if a method or class has the attribute itself, ignoring overridden methods and base classes.</summary>
    public static bool IsOn(MemberInfo member, string name) => member.GetCustomAttributesData().Any(attribute => IsCalled(attribute, name));

    /// <summary>
    /// The attributes in the metadata of a method or class, including inherited ones. The member may be loaded for inspection only.
    /// </summary>
    public static IEnumerable<CustomAttributeData> Read(MemberInfo member, string name)
    {
        for (var current = member; current is not null; current = Base(current))
        {
            foreach (var attribute in current.GetCustomAttributesData().Where(attribute => IsCalled(attribute, name)))
                yield return attribute;
        }
    }

    /// <summary>The attributes of an assembly, from metadata.</summary>
    public static IEnumerable<CustomAttributeData> Read(Assembly assembly, string name) =>
        assembly.GetCustomAttributesData().Where(attribute => IsCalled(attribute, name));

    /// <summary>The value of an attribute's setting, by the name of the property or constructor parameter; null if it is not set.</summary>
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

    /// <summary>True for a type with the name, for a derived type, and for a type that implements it.</summary>
    public static bool Is(Type type, string name)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (NameOf(current) == name)
                return true;
        }

        return Array.Exists(type.GetInterfaces(), one => NameOf(one) == name);
    }

    // Attributes for compilers and editors may be defined in an assembly that is missing.
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

    // Compared by name and signature, because metadata loaded for inspection does not provide base definitions.
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
