namespace SplNet.Causes.Counting;

/// <summary>Numbers the counters of an assembly.</summary>
internal sealed class SlotCounter
{
    /// <summary>How many there are.</summary>
    public int Count { get; private set; } = CounterType.FirstSlot;

    /// <summary>Takes some.</summary>
    /// <returns>The first of them.</returns>
    public int Take(int slots)
    {
        var first = Count;
        Count += slots;
        return first;
    }
}
