using System.Reflection;

namespace SplNet.UnitTests;

/// <summary>The methods of a test class and its bases that a framework calls around its tests: the same for running a test again and for reading it.</summary>
internal static class HookMethods
{
    /// <summary>Those with an attribute and without parameters, the derived class first. A method that is overridden or hidden is there in its last form only.</summary>
    /// <param name="type">The concrete test class.</param>
    /// <param name="attribute">The full name of the attribute.</param>
    /// <param name="visible">Which methods the framework looks at.</param>
    public static IEnumerable<MethodInfo> Of(Type type, string attribute, BindingFlags visible) =>
        Hierarchy(type)
            .SelectMany(current => current.GetMethods(visible | BindingFlags.DeclaredOnly))
            .Where(static method => method.GetParameters().Length == 0)
            .DistinctBy(static method => method.Name, StringComparer.Ordinal)
            .Where(method => NamedAttributes.Has(method, attribute));

    /// <summary>A class and its bases, the derived one first, without the root of all.</summary>
    /// <param name="type">The class.</param>
    public static IEnumerable<Type> Hierarchy(Type type)
    {
        for (var current = type; current?.BaseType is not null; current = current.BaseType)
            yield return current;
    }
}
