namespace SplNet.Host.Tracing;

/// <summary>
/// Keeps the tracer and the traced thread on one processor, on which a step takes a third of the time. The thread gets its processors back.
/// </summary>
internal sealed unsafe class SharedProcessor : IDisposable
{
    private const int Words = 16;
    private const int Bits = 64;
    private const int Bytes = Words * sizeof(ulong);

    private readonly int _thread;
    private readonly ulong[] _before = new ulong[Words];
    private readonly bool _isShared;

    /// <summary>Moves both.</summary>
    /// <param name="thread">The id of the traced thread.</param>
    public SharedProcessor(int thread)
    {
        _thread = thread;
        var processor = NativeTrace.GetProcessor();
        if (processor is < 0 or >= Words * Bits)
            return;
        var one = new ulong[Words];
        one[processor / Bits] = 1UL << (processor % Bits);
        fixed (ulong* before = _before, only = one)
        {
            // A thread that may not run here stays where it is, and steps are slower.
            if (NativeTrace.GetAffinity(thread, Bytes, before) != 0 || (_before[processor / Bits] & one[processor / Bits]) == 0)
                return;
            _isShared = NativeTrace.SetAffinity(0, Bytes, only) == 0 && NativeTrace.SetAffinity(thread, Bytes, only) == 0;
        }
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        if (!_isShared)
            return;
        fixed (ulong* before = _before)
            _ = NativeTrace.SetAffinity(_thread, Bytes, before);
    }
}
