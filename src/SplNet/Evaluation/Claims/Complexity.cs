using System.Globalization;

namespace SplNet.Evaluation.Claims;

/// <summary>How a cost grows with a size: a product of powers and logarithms, such as <c>n log n</c>.</summary>
/// <param name="Text">As it was written.</param>
/// <param name="Power">The power of n.</param>
/// <param name="Logarithms">The power of its logarithm.</param>
internal sealed record Complexity(string Text, double Power, int Logarithms)
{
    private const string Expected = "write a product of 1, n, n^2 (or another power), sqrt n and log n, for example \"n log n\"";

    /// <summary>Reads a complexity.</summary>
    /// <param name="complexity">The text, under its name in the source.</param>
    /// <exception cref="ArgumentException">The text is not a complexity.</exception>
    public static Complexity Parse(string complexity)
    {
        ArgumentException.ThrowIfNullOrWhiteSpace(complexity);
        var words = complexity.Replace('*', ' ').Replace("(", " ", StringComparison.Ordinal).Replace(")", " ", StringComparison.Ordinal)
            .Replace("²", "^2", StringComparison.Ordinal).Replace("³", "^3", StringComparison.Ordinal)
            .Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries);
        var (power, logarithms) = (0.0, 0);
        for (var index = 0; index < words.Length; index++)
        {
            var isOfN = words[index] is "log" or "sqrt" && index + 1 < words.Length && words[index + 1] == "n";
            if (isOfN && words[index++] == "log")
                logarithms++;
            else
                power += isOfN ? 0.5 : PowerOf(words[index])
                    ?? throw new ArgumentException($"'{complexity}' is not a complexity: {Expected}.", nameof(complexity));
        }

        return new Complexity(complexity, power, logarithms);
    }

    /// <summary>How many times as much a larger size costs.</summary>
    /// <param name="smaller">A size, from which on the logarithm is positive.</param>
    /// <param name="larger">A larger one.</param>
    public double Growth(int smaller, int larger) =>
        Math.Pow((double)larger / smaller, Power) * Math.Pow(Math.Log(larger) / Math.Log(smaller), Logarithms);

    /// <summary>The smallest size that it is defined for.</summary>
    public int SmallestSize => Logarithms > 0 ? 2 : 1;

    private static double? PowerOf(string word) => word switch
    {
        "1" => 0,
        "n" => 1,
        _ when word.StartsWith("n^", StringComparison.Ordinal)
            && double.TryParse(word.AsSpan(2), NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var power) => power,
        _ => null,
    };
}
