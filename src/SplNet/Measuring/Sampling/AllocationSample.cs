namespace SplNet.Measuring.Sampling;

/// <summary>An object that the runtime has chosen while it was allocated.</summary>
/// <param name="Ticks">When, in ticks of universal time.</param>
/// <param name="Thread">On which thread of the system.</param>
/// <param name="Type">The name of its type.</param>
/// <param name="Bytes">Its size.</param>
internal readonly record struct AllocationSample(long Ticks, long Thread, string Type, long Bytes)
{
    /// <summary>The mean number of allocated bytes from one sample to the next.</summary>
    public const double Distance = 102_400;

    /// <summary>How likely an object of this size is to be chosen: the bytes to the next sample are distributed exponentially.</summary>
    public double Chance => 1 - Math.Exp(-Bytes / Distance);
}
