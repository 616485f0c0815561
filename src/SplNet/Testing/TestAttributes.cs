using System.Reflection;

namespace SplNet.Testing;

/// <summary>Recognises test methods by the names of their attributes, without a reference to any framework.</summary>
internal static class TestAttributes
{
    private static readonly Dictionary<string, string> AdapterByAttribute = new(StringComparer.Ordinal)
    {
        ["Microsoft.VisualStudio.TestTools.UnitTesting.TestMethodAttribute"] = "SplNet.MSTest",
        ["Xunit.FactAttribute"] = "SplNet.Xunit",
    };

    public static bool AreOn(MethodInfo method) => Names(method).Any(AdapterByAttribute.ContainsKey);

    public static string AdapterFor(MethodInfo method) =>
        Names(method).Select(static name => AdapterByAttribute.GetValueOrDefault(name)).FirstOrDefault(static name => name is not null) ?? "SplNet.MSTest";

    private static IEnumerable<string> Names(MethodInfo method) =>
        method.GetCustomAttributesData().SelectMany(static attribute => WithBases(attribute.AttributeType));

    private static IEnumerable<string> WithBases(Type type)
    {
        for (var current = type; current is not null; current = current.BaseType)
            yield return current.FullName ?? current.Name;
    }
}
