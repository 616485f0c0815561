using System.Reflection;

namespace SplNet.Replaying.Frameworks;

/// <summary>Recognises a test that evaluates a requirement in each row: its name is <c>Method [name]</c>.</summary>
internal static class RequirementTest
{
    public static string? NameOf(MethodInfo test, object?[]? row) =>
        row is [SplRequirement requirement] ? $"{test.Name} [{requirement.Name}]" : null;
}
