using System.Reflection;

namespace SplNet.Replaying.Frameworks;

/// <summary>A test that states a requirement in each of its rows: it is called <c>Method [name]</c>.</summary>
internal static class RequirementTest
{
    public static string? NameOf(MethodInfo test, object?[]? row) => row is [SplRequirement requirement] ? $"{test.Name} [{requirement.Name}]" : null;
}
