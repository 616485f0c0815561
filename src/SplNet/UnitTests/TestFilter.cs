using System.Text.RegularExpressions;

namespace SplNet.UnitTests;

/// <summary>Filters of <c>dotnet test</c>.</summary>
internal static partial class TestFilter
{
    private const string Operators = "\\()&|=!~";
    private const string OfProperties = "%\";,";

    /// <summary>The filter that one test fits, or one of its rows.</summary>
    /// <param name="test">The test.</param>
    /// <param name="platform">What runs it: of VSTest, MSBuild hands the filter on.</param>
    public static string Of(RunningTest test, TestPlatform platform)
    {
        var filter = test.Filter ?? "FullyQualifiedName=" + Escape(test.FullName); // names of F# may hold anything
        return platform == TestPlatform.Vstest ? OfProperty(filter) : filter;
    }

    /// <summary>A value as filters read it: each of their operators in it stands behind a backslash.</summary>
    /// <param name="value">The value.</param>
    public static string Escape(string value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return string.Concat(value.Select(static character => Operators.Contains(character, StringComparison.Ordinal) ? $"\\{character}" : character.ToString()));
    }

    // In a property of MSBuild these characters end a value or begin the next one. Of backslashes before a quotation mark MSBuild doubles the last one alone where it calls VSTest, which reads two of them for one.
    private static string OfProperty(string filter) => string.Concat(
        BackslashesBeforeAQuote().Replace(filter, "$&${others}").Select(static character => OfProperties.Contains(character, StringComparison.Ordinal) ? $"%{(int)character:X2}" : character.ToString()));

    [GeneratedRegex("""\\(?<others>\\*)(?=")""", RegexOptions.ExplicitCapture, 1_000)]
    private static partial Regex BackslashesBeforeAQuote();
}
