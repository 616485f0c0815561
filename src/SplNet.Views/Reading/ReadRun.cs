namespace SplNet.Views.Reading;

/// <summary>A process on a page.</summary>
/// <param name="Nanoseconds">Its iterations in order of time, in nanoseconds for an operation.</param>
/// <param name="Flags">The disturbances of each iteration, as the document names them.</param>
/// <param name="AllocatedBytes">Allocated bytes for an operation; not a number if they were not counted.</param>
internal sealed record ReadRun(IReadOnlyList<double> Nanoseconds, IReadOnlyList<string> Flags, double AllocatedBytes)
{
    /// <summary>Gets the arithmetic mean of the iterations, in nanoseconds; not a number if there are none.</summary>
    public double Mean => Nanoseconds.Count == 0 ? double.NaN : Nanoseconds.Average();
}
