namespace SplNet.Tool.Generating;

/// <summary>How many objects the pool of a benchmark of BenchmarkDotNet has: the fewer, the longer a test takes.</summary>
internal static class PoolSizes
{
    /// <summary>The size for the longest tests.</summary>
    public const int Smallest = 16;

    // Nanoseconds of a test above which fewer objects are enough for the clock.
    private const double Short = 100_000;
    private const double Medium = 10_000_000;

    /// <summary>The size for a test.</summary>
    /// <param name="nanoseconds">About how long an operation takes; not a number if that is not known.</param>
    public static int For(double nanoseconds) => nanoseconds switch
    {
        < Short => 1024,
        < Medium => 64,
        _ => Smallest,
    };
}
