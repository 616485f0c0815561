namespace SplNet.Tool.Sharding;

/// <summary>The operand of a row, for which several metrics may be compared: one part has all of its rows.</summary>
internal static class ComparedSubject
{
    /// <summary>The operand alone.</summary>
    /// <param name="row">The row's name: an operand, or an estimate of it such as <c>allocated(Sort.Quick)</c>.</param>
    /// <param name="metric">The metric of the row.</param>
    public static string Of(string row, string metric) =>
        row.StartsWith($"{metric}(", StringComparison.Ordinal) && row.EndsWith(')') && metric != "mean"
            ? row[(metric.Length + 1)..^1]
            : row;
}
