namespace SplNet.Measuring.Phases;

/// <summary>The user's code failed outside the measured call; says in which phase.</summary>
internal sealed class PhaseFailedException(string phase, Exception cause) : Exception($"The operand's {phase} failed.", cause)
{
    /// <summary>The phase, as the report calls it.</summary>
    public string Phase => phase;

    /// <summary>Runs the user's code. What SplNet itself says of it is passed on as it is.</summary>
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
