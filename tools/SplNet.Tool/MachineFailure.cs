using System.ComponentModel;

namespace SplNet.Tool;

/// <summary>Describes the resources that the machine refuses to the tool itself: files, processes, room.</summary>
internal static class MachineFailure
{
    private const StringSplitOptions Words = StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries;

    /// <summary>The message for people; null for any other failure.</summary>
    public static string? Of(Exception failure) => Root(failure) is IOException or UnauthorizedAccessException or Win32Exception
        ? $"splnet cannot continue: {string.Join(" ", Root(failure).Message.Split('\n', Words))}"
        : null;

    // The inner exception of a type initializer is the cause.
    private static Exception Root(Exception failure) =>
        failure is TypeInitializationException { InnerException: { } inner } ? Root(inner) : failure;
}
