using System.Reflection;

namespace SplNet.MSTest;

/// <summary>Requirements as rows of a test method: a test is called <c>Method [name]</c>, and its categories are those of the requirement.</summary>
internal static class RequirementRow
{
    public static IEnumerable<object?[]> Of(IReadOnlyList<SplRequirement> requirements, MethodInfo test) => requirements.Select(requirement => new object?[]
    {
        new TestDataRow<SplRequirement>(requirement) { DisplayName = NameOf(test, [requirement]), TestCategories = [.. requirement.Categories] },
    });

    public static string? NameOf(MethodInfo test, object?[]? row) => row is [SplRequirement requirement] ? $"{test.Name} [{requirement.Name}]" : null;
}
