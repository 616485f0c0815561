namespace SplNet.Measuring;

/// <summary>Ends what has led to an operand, once that is measured; its clean-up runs as after any exception.</summary>
internal sealed class MeasurementCompletedException() : Exception("The measuring process has finished; this exception ends the replay of the test.");
