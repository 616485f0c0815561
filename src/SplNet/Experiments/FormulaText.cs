namespace SplNet.Experiments;

/// <summary>The text of a formula's lambda, as reports show it.</summary>
internal static class FormulaText
{
    public static string WithoutParameters(string lambda)
    {
        var arrow = lambda.IndexOf("=>", StringComparison.Ordinal);
        var body = arrow < 0 ? lambda : lambda[(arrow + 2)..];
        return string.Join(' ', body.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
    }
}
