namespace SplNet.Testing;

/// <summary>Filters of <c>dotnet test</c>.</summary>
internal static class TestFilter
{
    private const string Operators = "\\()&|=!~";

    /// <summary>A value as filters read it: each of their operators in it stands behind a backslash.</summary>
    /// <param name="value">The value.</param>
    public static string Escape(string value)
    {
        ArgumentNullException.ThrowIfNull(value);
        return string.Concat(value.Select(static character => Operators.Contains(character, StringComparison.Ordinal) ? $"\\{character}" : character.ToString()));
    }
}
