using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.Xunit2;

/// <summary>The row of a theory that runs now, which xUnit.net 2 does not tell: the theory of the package SplNet.Xunit2 does.</summary>
internal sealed class RunningRow
{
    private static readonly AsyncLocal<RunningRow?> Current = new();

    private RunningRow(object?[] arguments) => Arguments = arguments;

    /// <summary>The running row, an object of its own for each execution; null where nobody told it.</summary>
    public static RunningRow? Now => Current.Value;

    /// <summary>Its arguments.</summary>
    public object?[] Arguments { get; }

    /// <summary>The row that a measuring process wants; null in an ordinary one.</summary>
    public static string? WantedKey { get; set; }

    /// <summary>Tells the row that is about to run in this flow of execution.</summary>
    /// <param name="arguments">Its arguments.</param>
    /// <returns>False where a measuring process wants another one, so that this one must not run.</returns>
    public static bool Enter(object?[] arguments)
    {
        if (WantedKey is { } wanted && TestRow.KeyOf(arguments) != wanted)
            return false;
        Current.Value = new RunningRow(arguments);
        return true;
    }
}
