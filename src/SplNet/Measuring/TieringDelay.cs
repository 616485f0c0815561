using System.Globalization;

namespace SplNet.Measuring;

/// <summary>
/// For how long the runtime of this process waits, after a method was called for the first time, before it counts the calls that lead to
/// optimised code. Measuring processes of SplNet's own do without; others usually have 100 ms.
/// </summary>
internal static class TieringDelay
{
    private const double Usual = 100;

    // On one processor the runtime waits longer, because its compiler would interrupt the program.
    private const double OnOneProcessor = 10;

    private static readonly string[] Prefixes = ["DOTNET_", "COMPlus_"];

    private static readonly Lazy<double> OfThisProcess = new(static () => Of(Environment.GetEnvironmentVariable, AppContext.GetData, Environment.ProcessorCount));

    /// <summary>The delay in this process.</summary>
    public static double Milliseconds => OfThisProcess.Value;

    /// <summary>The delay by the settings of a process; variables win, and hold hexadecimal numbers.</summary>
    /// <param name="variable">An environment variable, or null.</param>
    /// <param name="property">A property of <c>runtimeconfig.json</c>, or null.</param>
    /// <param name="processors">How many processors the process has.</param>
    public static double Of(Func<string, string?> variable, Func<string, object?> property, int processors)
    {
        if ((Variable(variable, "TieredCompilation") ?? Property(property, "System.Runtime.TieredCompilation")) == 0)
            return 0;
        var delay = Variable(variable, "TC_CallCountingDelayMs") ?? Property(property, "System.Runtime.TieredCompilation.CallCountingDelayMs") ?? Usual;
        return processors == 1 ? delay * OnOneProcessor : delay;
    }

    private static double? Variable(Func<string, string?> variable, string name)
    {
        foreach (var prefix in Prefixes)
        {
            if (variable(prefix + name) is { Length: > 0 } text && uint.TryParse(text.StartsWith("0x", StringComparison.OrdinalIgnoreCase) ? text[2..] : text, NumberStyles.HexNumber, CultureInfo.InvariantCulture, out var number))
                return number;
        }

        return null;
    }

    private static double? Property(Func<string, object?> property, string name) => property(name) switch
    {
        bool value => value ? 1 : 0,
        string text when bool.TryParse(text, out var value) => value ? 1 : 0,
        string text when uint.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number) => number,
        _ => null,
    };
}
