namespace SplNet.Statements.Experiments;

/// <summary>Formats the text of a lambda formula for reports.</summary>
internal static class FormulaText
{
    public static string WithoutParameters(string lambda)
    {
        var arrow = lambda.IndexOf("=>", StringComparison.Ordinal);
        var body = arrow < 0 ? lambda[LengthOfVisualBasicParameters(lambda)..] : lambda[(arrow + 2)..];
        return Folded(body);
    }

    /// <summary>The text on one line.</summary>
    public static string Folded(string text) => string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));

    // Function(a, b, mean) mean(a) < mean(b)
    private static int LengthOfVisualBasicParameters(string lambda) =>
        lambda.StartsWith("Function", StringComparison.OrdinalIgnoreCase) && lambda["Function".Length..].TrimStart().StartsWith('(')
            ? lambda.IndexOf(')', StringComparison.Ordinal) + 1
            : 0;
}
