namespace SplNet.Measuring.Calls;

/// <summary>A stub that steps through columns of arguments.</summary>
internal interface IArgumentReceiver
{
    /// <summary>Takes new columns.</summary>
    /// <param name="columns">One array per argument, all with the same power-of-two length.</param>
    /// <param name="mask">The length minus 1, as a mask for the running index.</param>
    void Receive(Array[] columns, int mask);

    /// <summary>Starts at the first argument again.</summary>
    void Restart();
}
