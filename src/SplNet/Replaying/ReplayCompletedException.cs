namespace SplNet.Replaying;

/// <summary>Ends the replay of a test once the operand is measured; its clean-up runs as after any exception.</summary>
internal sealed class ReplayCompletedException() : Exception("The measuring process has finished; this exception ends the replay of the test.");
