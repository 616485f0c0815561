namespace SplNet.Measuring.Calls;

/// <summary>A stub that steps through columns of arguments.</summary>
internal interface IArgumentReceiver
{
    /// <summary>Takes new columns.</summary>
    /// <param name="columns">One array per argument, all of one length that is a power of two.</param>
    /// <param name="mask">That length less one: what the running index is masked with.</param>
    void Receive(Array[] columns, int mask);

    /// <summary>Starts at the first argument again.</summary>
    void Restart();
}
