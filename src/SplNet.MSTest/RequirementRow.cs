using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Replaying.Frameworks;

namespace SplNet.MSTest;

/// <summary>
/// Turns requirements into rows of a test method. A test is called <c>Method [name]</c> and has the
/// requirement's categories, if this version of MSTest supports names and categories of rows.
/// </summary>
internal static class RequirementRow
{
    private static readonly Type? Described = typeof(ITestDataSource).Assembly
        .GetType("Microsoft.VisualStudio.TestTools.UnitTesting.TestDataRow`1")?.MakeGenericType(typeof(SplRequirement));

    public static IEnumerable<object?[]> Of(IReadOnlyList<SplRequirement> requirements, MethodInfo test) =>
        requirements.Select(requirement => new[] { Row(requirement, test) });

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
