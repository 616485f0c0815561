using System.Reflection;

namespace SplNet.UnitTests;

/// <summary>
/// Finds the methods of a test class and its bases that a framework calls around its tests. Replays and readers share this code.
/// </summary>
internal static class HookMethods
{
    /// <summary>
    /// The parameterless methods with an attribute, starting with the derived class. Only the last form of an overridden or
    /// hidden method is included.
    /// </summary>
    /// <param name="type">The concrete test class.</param>
    /// <param name="attribute">The full name of the attribute.</param>
    /// <param name="visible">The binding flags that the framework uses.</param>
    public static IEnumerable<MethodInfo> Of(Type type, string attribute, BindingFlags visible) =>
        Hierarchy(type)
            .SelectMany(current => current.GetMethods(visible | BindingFlags.DeclaredOnly))
            .Where(static method => method.GetParameters().Length == 0)
            .DistinctBy(static method => method.Name, StringComparer.Ordinal)
            .Where(method => NamedAttributes.Has(method, attribute));

    /// <summary>A class and its base classes, except object, starting with the derived class.</summary>
    /// <param name="type">The class.</param>
    public static IEnumerable<Type> Hierarchy(Type type)
    {
        for (var current = type; current?.BaseType is not null; current = current.BaseType)
            yield return current;
    }
}
