using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Replaying.Frameworks;

namespace SplNet.MSTest;

/// <summary>Requirements as rows of a test method: a test is called <c>Method [name]</c>, and its categories are those of the requirement, where the version of MSTest gives rows a name and categories.</summary>
internal static class RequirementRow
{
    private static readonly Type? Described = typeof(ITestDataSource).Assembly.GetType("Microsoft.VisualStudio.TestTools.UnitTesting.TestDataRow`1")?.MakeGenericType(typeof(SplRequirement));

    public static IEnumerable<object?[]> Of(IReadOnlyList<SplRequirement> requirements, MethodInfo test) => requirements.Select(requirement => new[] { Row(requirement, test) });

    private static object Row(SplRequirement requirement, MethodInfo test)
    {
        if (Described is null)
            return requirement;
        var row = Late.New(Described, ("value", requirement));
        Late.Set(row, "DisplayName", RequirementTest.NameOf(test, [requirement]));
        Late.Set(row, "TestCategories", requirement.Categories.ToList());
        return row;
    }
}
