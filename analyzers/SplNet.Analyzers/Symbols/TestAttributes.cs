using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Symbols;

/// <summary>The attributes that mark tests, by name, so no framework version is needed.</summary>
internal static class TestAttributes
{
    private const string MSTest = "Microsoft.VisualStudio.TestTools.UnitTesting";

    private static readonly string[] Known =
    [
        MSTest + ".TestMethodAttribute", "NUnit.Framework.TestAttribute", "TUnit.Core.TestAttribute", "Xunit.FactAttribute",
    ];

    /// <summary>The framework that requests rows from an attribute, according to the attribute's base type or interfaces.</summary>
    public static TestFramework FrameworkOf(INamedTypeSymbol? attribute)
    {
        foreach (var type in Family(attribute))
        {
            var framework = type.ContainingNamespace?.ToDisplayString() switch
            {
                null => TestFramework.None,
                MSTest => TestFramework.MSTest,
                var name when IsIn(name, "NUnit.Framework") => TestFramework.NUnit,
                var name when IsIn(name, "TUnit.Core") => TestFramework.TUnit,
                var name when IsIn(name, "Xunit") => TestFramework.Xunit,
                _ => TestFramework.None,
            };
            if (framework != TestFramework.None)
                return framework;
        }

        return TestFramework.None;
    }

    /// <summary>True in a test project, which references a known framework.</summary>
    public static bool AreSeenBy(Compilation compilation) => Known.Any(name => !compilation.GetTypesByMetadataName(name).IsEmpty);

    /// <summary>
    /// The full name, without the suffix, of the attribute that turns a method with rows into a test; null if the
    /// framework does not need one.
    /// </summary>
    public static string? Needed(TestFramework framework) => framework switch
    {
        TestFramework.MSTest => MSTest + ".TestMethod",
        TestFramework.TUnit => "TUnit.Core.Test",
        TestFramework.Xunit => "Xunit.Theory",
        _ => null,
    };

    /// <summary>The usual name of the framework.</summary>
    public static string NameOf(TestFramework framework) => framework == TestFramework.Xunit ? "xUnit.net" : framework.ToString();

    /// <summary>
    /// True if the framework runs the method, or if this is unknown: an attribute may be unknown, or may be on the overridden method.
    /// </summary>
    public static bool AreOn(IMethodSymbol method, TestFramework framework)
    {
        for (var one = method; one is not null; one = one.OverriddenMethod)
        {
            foreach (var attribute in one.GetAttributes())
            {
                if (attribute.AttributeClass is null or { TypeKind: TypeKind.Error } || IsTest(attribute.AttributeClass, framework))
                    return true;
            }
        }

        return false;
    }

    /// <summary>
    /// The attribute that makes the method an xUnit.net 2 theory without exposing the running row; null if there is none.
    /// </summary>
    public static AttributeData? PlainTheory(IMethodSymbol method)
    {
        AttributeData? theory = null;
        foreach (var attribute in method.GetAttributes())
        {
            if (SplNetTypes.IsNamed(attribute.AttributeClass, "SplTheoryAttribute"))
                return null;
            if (Family(attribute.AttributeClass).Any(static type => IsNamed(type, "Xunit", "TheoryAttribute"))
                && Family(attribute.AttributeClass).All(static type => type.ContainingNamespace?.ToDisplayString() != "Xunit.v3"))
            {
                theory = attribute;
            }
        }

        return theory;
    }

    private static bool IsTest(INamedTypeSymbol attribute, TestFramework framework) => Family(attribute).Any(type => framework switch
    {
        TestFramework.MSTest => IsNamed(type, MSTest, "TestMethodAttribute"),
        TestFramework.TUnit => IsNamed(type, "TUnit.Core", "BaseTestAttribute") || IsNamed(type, "TUnit.Core", "TestAttribute"),
        TestFramework.Xunit => IsNamed(type, "Xunit", "FactAttribute") || IsNamed(type, "Xunit.v3", "IFactAttribute"),
        _ => true,
    });

    private static bool IsNamed(INamedTypeSymbol type, string space, string name) =>
        type.Name == name && type.ContainingNamespace?.ToDisplayString() == space;

    private static bool IsIn(string name, string space) => name == space || name.StartsWith(space + ".", StringComparison.Ordinal);

    // The type, its base types, and its interfaces.
    private static IEnumerable<INamedTypeSymbol> Family(INamedTypeSymbol? type)
    {
        for (var one = type; one is not null; one = one.BaseType)
            yield return one;
        foreach (var one in type?.AllInterfaces ?? [])
            yield return one;
    }
}
