namespace SplNet.Measuring.Sampling;

/// <summary>An object that the runtime sampled during its allocation.</summary>
/// <param name="Ticks">The time, in ticks of universal time.</param>
/// <param name="Thread">The operating system thread.</param>
/// <param name="Type">The name of its type.</param>
/// <param name="Bytes">Its size.</param>
internal readonly record struct AllocationSample(long Ticks, long Thread, string Type, long Bytes)
{
    /// <summary>The mean number of allocated bytes from one sample to the next.</summary>
    public const double Distance = 102_400;

    /// <summary>
    /// The probability that an object of this size is sampled: the number of bytes to the next sample is distributed exponentially.
    /// </summary>
    public double Chance => 1 - Math.Exp(-Bytes / Distance);
}
