using SplNet.Testing;

namespace SplNet.Frameworks.Xunit2;

/// <summary>The row of a theory that runs now, which xUnit.net 2 does not tell: the theory of the package SplNet.Xunit2 does.</summary>
internal static class RunningRow
{
    private static readonly AsyncLocal<object?[]?> Current = new();

    /// <summary>The arguments of the running row; null where nobody told them.</summary>
    public static object?[]? Arguments => Current.Value;

    /// <summary>The row that a measuring process wants; null in an ordinary one.</summary>
    public static string? WantedKey { get; set; }

    /// <summary>Tells the row that is about to run in this flow of execution.</summary>
    /// <param name="arguments">Its arguments.</param>
    /// <returns>False where a measuring process wants another one, so that this one must not run.</returns>
    public static bool Enter(object?[] arguments)
    {
        if (WantedKey is { } wanted && TestRow.KeyOf(arguments) != wanted)
            return false;
        Current.Value = arguments;
        return true;
    }
}
