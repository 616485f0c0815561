using System.Text.RegularExpressions;
using SplNet.Reflection;
using SplNet.Testing;

namespace SplNet.Frameworks.NUnit;

/// <summary>
/// What finds a test of NUnit alone, and its row. Names of F# and of rows may have blanks, and of a filter that has one outside of quotation marks NUnit's adapter finds nothing, or ends with an exception.
/// </summary>
internal static partial class NUnitFilters
{
    /// <summary>The filter of <c>dotnet test</c>; null where the full name is one. Where the name has blanks, it names each of its words.</summary>
    /// <param name="test">The test.</param>
    public static string? Of(NUnitTest test)
    {
        // NUnit's full name has the arguments of the fixture and of the row.
        var (isRequirement, name) = NameOf(test);
        var property = isRequirement ? "Name" : "FullyQualifiedName";
        if (HasBlanks(name))
            return string.Join('&', Words().Matches(name).Select(word => $"{property}~{word.Value}"));
        return !isRequirement && name == $"{test.Class.FullName}.{test.Method.Name}" ? null : $"{property}={TestFilter.Escape(name)}";
    }

    /// <summary>The setting by which VSTest runs the test alone where its name has blanks; null where a filter does.</summary>
    /// <param name="test">The test.</param>
    public static string? RunSetting(NUnitTest test)
    {
        var (isRequirement, name) = NameOf(test);

        // Every other character means something to the expression, to NUnit's language, to MSBuild or to a shell.
        return HasBlanks(name) ? $"NUnit.Where={(isRequirement ? "name" : "test")}=~/^{SpecialCharacters().Replace(name, ".")}$/" : null;
    }

    private static (bool IsRequirement, string Name) NameOf(NUnitTest test) =>
        RequirementTest.NameOf(test.Method, test.Arguments) is not null && Late.Get(test.Test, "Name") is string name ? (true, name) : (false, test.FullName);

    private static bool HasBlanks(string name) => Quoted().Replace(name, string.Empty).Contains(' ', StringComparison.Ordinal);

    [GeneratedRegex("\"[^\"]*\"", RegexOptions.None, 1_000)]
    private static partial Regex Quoted();

    [GeneratedRegex(@"\w+", RegexOptions.None, 1_000)]
    private static partial Regex Words();

    [GeneratedRegex(@"[^\w ]", RegexOptions.None, 1_000)]
    private static partial Regex SpecialCharacters();
}
