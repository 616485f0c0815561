namespace SplNet.Measuring;

/// <summary>Ends the code that led to an operand once it has been measured; the clean-up runs as after any exception.</summary>
internal sealed class MeasurementCompletedException()
    : Exception("The measuring process has finished; this exception ends the replay of the test.");
