namespace SplNet.Testing;

/// <summary>Filters of <c>dotnet test</c>.</summary>
internal static class TestFilter
{
    private const string Operators = "\\()&|=!~";
    private const string OfProperties = "%\";,";

    /// <summary>A value as filters read it: each of their operators in it stands behind a backslash.</summary>
    /// <param name="value">The value.</param>
    public static string Escape(string value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return string.Concat(value.Select(static character => Operators.Contains(character, StringComparison.Ordinal) ? $"\\{character}" : character.ToString()));
    }

    /// <summary>A filter as <c>dotnet test</c> takes it where MSBuild runs the tests: it hands the filter on as a property, in which these characters end a value or begin the next one.</summary>
    /// <param name="filter">The filter.</param>
    public static string OfProperty(string filter) => string.Concat(filter.Select(static character => OfProperties.Contains(character, StringComparison.Ordinal) ? $"%{(int)character:X2}" : character.ToString()));
}
