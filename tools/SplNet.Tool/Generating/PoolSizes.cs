namespace SplNet.Tool.Generating;

/// <summary>The number of objects in the pool of a BenchmarkDotNet benchmark: the longer a test takes, the fewer.</summary>
internal static class PoolSizes
{
    /// <summary>The size for the longest tests.</summary>
    public const int Smallest = 16;

    // The nanoseconds of a test above which fewer objects suffice for the clock.
    private const double Short = 100_000;
    private const double Medium = 10_000_000;

    /// <summary>The size for a test.</summary>
    /// <param name="nanoseconds">The approximate time of an operation; NaN if unknown.</param>
    public static int For(double nanoseconds) => nanoseconds switch
    {
        < Short => 1024,
        < Medium => 64,
        _ => Smallest,
    };
}
