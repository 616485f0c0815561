using System.Text.RegularExpressions;

namespace SplNet.UnitTests;

/// <summary>Creates filters for <c>dotnet test</c>.</summary>
internal static partial class TestFilter
{
    private const string Operators = "\\()&|=!~";
    private const string OfProperties = "%\";,";

    /// <summary>The filter that selects one test, or one of its rows.</summary>
    /// <param name="test">The test.</param>
    /// <param name="platform">The platform that runs it: for VSTest, MSBuild passes the filter on.</param>
    public static string Of(RunningTest test, TestPlatform platform)
    {
        var filter = test.Filter ?? "FullyQualifiedName=" + Escape(test.FullName); // F# names may contain any character
        return platform == TestPlatform.Vstest ? OfProperty(filter) : filter;
    }

    /// <summary>Escapes a value for filters: each of their operators gets a backslash.</summary>
    /// <param name="value">The value.</param>
    public static string Escape(string value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return string.Concat(value.Select(
            static character => Operators.Contains(character, StringComparison.Ordinal) ? $"\\{character}" : character.ToString()));
    }

    // In an MSBuild property these characters end a value or start the next one. Of several backslashes before a quotation mark, MSBuild
    // doubles only the last when it calls VSTest, which reads two backslashes as one.
    private static string OfProperty(string filter) => string.Concat(
        BackslashesBeforeAQuote().Replace(filter, "$&${others}").Select(static character =>
            OfProperties.Contains(character, StringComparison.Ordinal) ? $"%{(int)character:X2}" : character.ToString()));

    [GeneratedRegex("""\\(?<others>\\*)(?=")""", RegexOptions.ExplicitCapture, 1_000)]
    private static partial Regex BackslashesBeforeAQuote();
}
