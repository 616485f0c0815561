namespace SplNet.Benchmarks.Allocations;

/// <summary>The machine lacks a part that a command needs.</summary>
/// <param name="message">The part, and how to get it.</param>
/// <param name="reason">The failure; null if there is none.</param>
internal sealed class MissingPartException(string message, Exception? reason = null) : Exception(message, reason);
