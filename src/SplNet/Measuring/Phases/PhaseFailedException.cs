namespace SplNet.Measuring.Phases;

/// <summary>The exception for user code that failed outside the measured call; it names the phase.</summary>
internal sealed class PhaseFailedException(string phase, Exception cause) : Exception($"The operand's {phase} failed.", cause)
{
    /// <summary>The name of the phase in the report.</summary>
    public string Phase => phase;

    /// <summary>Runs user code. Exceptions from SplNet itself are passed on unchanged.</summary>
    public static T Watch<T>(string phase, Func<T> code)
    {
        try
        {
            return code();
        }
        catch (Exception failure) when (failure is not (SplNetException or PhaseFailedException or MeasurementCompletedException))
        {
            throw new PhaseFailedException(phase, failure);
        }
    }
}
