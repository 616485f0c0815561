using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.Xunit2;

/// <summary>The running row of a theory. xUnit.net 2 does not expose it, but the theory of the package SplNet.Xunit2 does.</summary>
internal sealed class RunningRow
{
    private static readonly AsyncLocal<RunningRow?> Current = new();

    private RunningRow(object?[] arguments) => Arguments = arguments;

    /// <summary>The running row, with a separate object for each execution; null if it is unknown.</summary>
    public static RunningRow? Now => Current.Value;

    /// <summary>The arguments of the row.</summary>
    public object?[] Arguments { get; }

    /// <summary>The key of the row that a measuring process needs; null in an ordinary process.</summary>
    public static string? WantedKey { get; set; }

    /// <summary>Announces the next row in this execution context.</summary>
    /// <param name="arguments">The arguments of the row.</param>
    /// <returns>False if a measuring process needs a different row, so that this one must not run.</returns>
    public static bool Enter(object?[] arguments)
    {
        if (WantedKey is { } wanted && TestRow.KeyOf(arguments) != wanted)
            return false;
        Current.Value = new RunningRow(arguments);
        return true;
    }
}
