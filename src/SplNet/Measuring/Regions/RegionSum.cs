namespace SplNet.Measuring.Regions;

/// <summary>Regions added up.</summary>
internal struct RegionSum
{
    public long Ticks { get; private set; }

    public long Operations { get; private set; }

    public long Bytes { get; private set; }

    public int Regions { get; private set; }

    public readonly double Nanoseconds => Clock.Nanoseconds(Ticks);

    public void Add(long ticks, long operations, long bytes)
    {
        Ticks += ticks;
        Operations += operations;
        Bytes += bytes;
        Regions++;
    }
}
