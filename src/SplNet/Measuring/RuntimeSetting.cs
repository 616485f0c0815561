using System.Globalization;

namespace SplNet.Measuring;

/// <summary>
/// A setting that the runtime reads from an environment variable or from a property of <c>runtimeconfig.json</c>. The
/// variable takes precedence.
/// </summary>
/// <param name="Variable">The variable without its prefix.</param>
/// <param name="Property">The property.</param>
internal sealed record RuntimeSetting(string Variable, string Property)
{
    /// <summary>The prefix of variables; the runtime also reads an older prefix.</summary>
    public const string Prefix = "DOTNET_";

    private static readonly string[] Prefixes = [Prefix, "COMPlus_"];

    /// <summary>Finds the value and its source, as in <c>DOTNET_TieredPGO=0</c>; null if it is not set.</summary>
    /// <param name="variable">Gets an environment variable, or null.</param>
    /// <param name="property">Gets a property of <c>runtimeconfig.json</c>, or null.</param>
    public (double Value, string Source)? Find(Func<string, string?> variable, Func<string, object?> property)
    {
        foreach (var prefix in Prefixes)
        {
            if (variable(prefix + Variable) is { Length: > 0 } text && Hexadecimal(text) is { } number)
                return (number, $"{prefix}{Variable}={text}");
        }

        return property(Property) is { } found && Number(found) is { } value
            ? (value, $"{Property}={found.ToString()!.ToLowerInvariant()} in runtimeconfig.json")
            : null;
    }

    private static double? Hexadecimal(string text) =>
        uint.TryParse(
            text.StartsWith("0x", StringComparison.OrdinalIgnoreCase) ? text[2..] : text, NumberStyles.HexNumber,
            CultureInfo.InvariantCulture, out var number)
            ? number
            : null;

    private static double? Number(object property) => property switch
    {
        bool value => value ? 1 : 0,
        string text when bool.TryParse(text, out var value) => value ? 1 : 0,
        string text when uint.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number) => number,
        _ => null,
    };
}
