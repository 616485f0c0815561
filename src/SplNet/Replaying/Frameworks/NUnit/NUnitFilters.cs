using System.Text.RegularExpressions;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>
/// Creates filters that select a single NUnit test and row. Names of F# members and of rows may contain spaces. For a filter with a space
/// outside quotation marks, NUnit's adapter finds nothing or throws an exception. For a filter with an odd number of quotation marks, or
/// with a backslash before one, it reads the end in an infinite loop and exhausts the memory.
/// </summary>
internal static partial class NUnitFilters
{
    /// <summary>
    /// The filter for <c>dotnet test</c>; null if the full name is sufficient. If the adapter cannot parse the name, the filter uses each
    /// of its words.
    /// </summary>
    /// <param name="test">The test.</param>
    public static string? Of(NUnitTest test)
    {
        // NUnit's full name includes the arguments of the fixture and of the row.
        var (isRequirement, name) = NameOf(test);
        return !isRequirement && name == $"{test.Class.FullName}.{test.Method.Name}" && IsReadable(name) ? null : Of(isRequirement, name);
    }

    /// <summary>The setting with which VSTest runs only the test if its adapter cannot parse the name; null if a filter does.</summary>
    /// <param name="test">The test.</param>
    public static string? RunSetting(NUnitTest test)
    {
        var (isRequirement, name) = NameOf(test);
        return RunSetting(isRequirement, name);
    }

    internal static string Of(bool isRequirement, string name)
    {
        var property = isRequirement ? "Name" : "FullyQualifiedName";
        return IsReadable(name)
            ? $"{property}={TestFilter.Escape(name)}"
            : string.Join('&', Words().Matches(name).Select(word => $"{property}~{word.Value}"));
    }

    // Every character other than letters, digits and spaces is special in the regular expression, in NUnit's language,
    // in MSBuild or in a shell.
    internal static string? RunSetting(bool isRequirement, string name) =>
        IsReadable(name) ? null : $"NUnit.Where={(isRequirement ? "name" : "test")}=~/^{SpecialCharacters().Replace(name, ".")}$/";

    private static (bool IsRequirement, string Name) NameOf(NUnitTest test) =>
        RequirementTest.NameOf(test.Method, test.Arguments) is not null && Late.Get(test.Test, "Name") is string name
            ? (true, name)
            : (false, test.FullName);

    private static bool IsReadable(string name) =>
        name.Count(static character => character == '"') % 2 == 0
        && !name.Contains("\\\"", StringComparison.Ordinal)
        && !Quoted().Replace(name, string.Empty).Contains(' ', StringComparison.Ordinal);

    [GeneratedRegex("\"[^\"]*\"", RegexOptions.None, 1_000)]
    private static partial Regex Quoted();

    [GeneratedRegex(@"\w+", RegexOptions.None, 1_000)]
    private static partial Regex Words();

    [GeneratedRegex(@"[^\w ]", RegexOptions.None, 1_000)]
    private static partial Regex SpecialCharacters();
}
