namespace SplNet.Measuring;

/// <summary>
/// The time that the runtime of this process waits after a first call of a method before it counts the calls that lead to optimised code.
/// SplNet's measuring processes use no delay; other processes usually have 100 ms.
/// </summary>
internal static class TieringDelay
{
    private const double Usual = 100;

    // On one processor the runtime waits longer, because its compiler would interrupt the program.
    private const double OnOneProcessor = 10;

    private static readonly RuntimeSetting Tiers = new("TieredCompilation", "System.Runtime.TieredCompilation");
    private static readonly RuntimeSetting Delay = new("TC_CallCountingDelayMs", "System.Runtime.TieredCompilation.CallCountingDelayMs");

    private static readonly Lazy<double> OfThisProcess = new(
        static () => Of(Environment.GetEnvironmentVariable, AppContext.GetData, Environment.ProcessorCount));

    /// <summary>The delay in this process.</summary>
    public static double Milliseconds => OfThisProcess.Value;

    /// <summary>The delay according to the settings of a process.</summary>
    /// <param name="variable">Gets an environment variable, or null.</param>
    /// <param name="property">Gets a property of <c>runtimeconfig.json</c>, or null.</param>
    /// <param name="processors">The number of processors of the process.</param>
    public static double Of(Func<string, string?> variable, Func<string, object?> property, int processors)
    {
        if (Tiers.Find(variable, property) is { Value: 0 })
            return 0;
        var delay = Delay.Find(variable, property)?.Value ?? Usual;
        return processors == 1 ? delay * OnOneProcessor : delay;
    }
}
