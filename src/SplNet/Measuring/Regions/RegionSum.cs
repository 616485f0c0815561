namespace SplNet.Measuring.Regions;

/// <summary>The sum of several regions.</summary>
internal struct RegionSum
{
    public long Ticks { get; private set; }

    public long Operations { get; private set; }

    public int Regions { get; private set; }

    public readonly double Nanoseconds => Clock.Nanoseconds(Ticks);

    public void Add(long ticks, long operations)
    {
        Ticks += ticks;
        Operations += operations;
        Regions++;
    }
}
