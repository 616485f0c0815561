using System.Text.RegularExpressions;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>
/// What finds a test of NUnit alone, and its row. Names of F# and of rows may have blanks, and of a filter that has one outside of quotation marks NUnit's adapter finds nothing, or ends with an exception. Of one whose
/// quotation marks are odd in number, or have a backslash before them, it reads the end for ever, and takes all memory.
/// </summary>
internal static partial class NUnitFilters
{
    /// <summary>The filter of <c>dotnet test</c>; null where the full name is one. Where the adapter cannot read the name, it names each of its words.</summary>
    /// <param name="test">The test.</param>
    public static string? Of(NUnitTest test)
    {
        // NUnit's full name has the arguments of the fixture and of the row.
        var (isRequirement, name) = NameOf(test);
        return !isRequirement && name == $"{test.Class.FullName}.{test.Method.Name}" && IsReadable(name) ? null : Of(isRequirement, name);
    }

    /// <summary>The setting by which VSTest runs the test alone where its adapter cannot read the name; null where a filter does.</summary>
    /// <param name="test">The test.</param>
    public static string? RunSetting(NUnitTest test)
    {
        var (isRequirement, name) = NameOf(test);
        return RunSetting(isRequirement, name);
    }

    internal static string Of(bool isRequirement, string name)
    {
        var property = isRequirement ? "Name" : "FullyQualifiedName";
        return IsReadable(name) ? $"{property}={TestFilter.Escape(name)}" : string.Join('&', Words().Matches(name).Select(word => $"{property}~{word.Value}"));
    }

    // Every character besides letters, digits and blanks means something to the expression, to NUnit's language, to MSBuild or to a shell.
    internal static string? RunSetting(bool isRequirement, string name) =>
        IsReadable(name) ? null : $"NUnit.Where={(isRequirement ? "name" : "test")}=~/^{SpecialCharacters().Replace(name, ".")}$/";

    private static (bool IsRequirement, string Name) NameOf(NUnitTest test) =>
        RequirementTest.NameOf(test.Method, test.Arguments) is not null && Late.Get(test.Test, "Name") is string name ? (true, name) : (false, test.FullName);

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
