namespace SplNet.Views.Reading;

/// <summary>What a page shows of one process.</summary>
/// <param name="Nanoseconds">Its iterations in the order of time, in nanoseconds for an operation.</param>
/// <param name="Flags">What disturbed each of them, as the document names it.</param>
/// <param name="AllocatedBytes">Allocated bytes for an operation; not a number where they were not counted.</param>
internal sealed record ReadRun(IReadOnlyList<double> Nanoseconds, IReadOnlyList<string> Flags, double AllocatedBytes)
{
    /// <summary>The arithmetic mean of the iterations, in nanoseconds; not a number where there are none.</summary>
    public double Mean => Nanoseconds.Count == 0 ? double.NaN : Nanoseconds.Average();
}
