using SplNet.Measuring.SingleCalls;
using SplNet.Values;

namespace SplNet.Measuring;

/// <summary>How one run measures.</summary>
/// <param name="Iterations">Iterations that count.</param>
/// <param name="IterationNanoseconds">The length of an iteration that is aimed at; null chooses it by the timer and the interruptions.</param>
internal sealed record MeasureSettings(int Iterations, double? IterationNanoseconds)
{
    /// <summary>In the place of a number of counted operations: as many as take ten milliseconds.</summary>
    public const int AsManyAsFit = -1;

    /// <summary>The seed of the run's generated data; all operands of a block have the same.</summary>
    public int Seed { get; init; }

    /// <summary>What happens to disturbed iterations.</summary>
    public OnDisturbance OnDisturbance { get; init; }

    /// <summary>True if each iteration waits for its permit, because runs of other processes are measured in turn with this one.</summary>
    public bool Alternates { get; init; }

    /// <summary>The metrics that the formula asks for beside the time.</summary>
    public IReadOnlyList<string> Metrics { get; init; } = [];

    /// <summary>True for the runs of an operand after its first, which need not look again at what is the same in all of them: what the first call changes, and which assemblies are loaded.</summary>
    public bool IsLater { get; init; }

    /// <summary>True if the user knows that calls change what later calls find.</summary>
    public bool AcceptsChangedData { get; init; }

    /// <summary>How many calls a run has at least, where these fit into it.</summary>
    public int FewestCalls { get; init; }

    /// <summary>Whether calls are timed one by one.</summary>
    public CallTiming Calls { get; init; }

    /// <summary>The quantiles of all calls of the run that the formula asks for, between 0 and 1.</summary>
    public IReadOnlyList<double> Quantiles { get; init; } = [];

    /// <summary>How many operations a counted copy of the library counts; 0 where times are measured, and <see cref="AsManyAsFit"/> where the process chooses.</summary>
    public int CountedOperations { get; init; }

    /// <summary>How many single operations warm a counted copy up; 0 for as many as are counted, twice.</summary>
    public int CountedWarmUps { get; init; }

    /// <summary>True to tell how methods were compiled, in a run that nothing is decided from.</summary>
    public bool TellsTiers { get; init; }

    public void Write(BinaryWriter writer)
    {
        writer.Write(Iterations);
        writer.Write(IterationNanoseconds ?? double.NaN);
        writer.Write((byte)OnDisturbance);
        writer.Write(Seed);
        writer.Write(Alternates);
        writer.Write(FewestCalls);
        writer.Write(IsLater);
        writer.Write(Metrics.Count);
        foreach (var metric in Metrics)
            writer.Write(metric);
        writer.Write((byte)Calls);
        writer.Write(Quantiles.Count);
        foreach (var quantile in Quantiles)
            writer.Write(quantile);
        writer.Write(CountedOperations);
        writer.Write(CountedWarmUps);
        writer.Write(TellsTiers);
        writer.Write(AcceptsChangedData);
    }

    public static MeasureSettings Read(BinaryReader reader) => new(reader.ReadInt32(), Known(reader.ReadDouble()))
    {
        OnDisturbance = (OnDisturbance)reader.ReadByte(),
        Seed = reader.ReadInt32(),
        Alternates = reader.ReadBoolean(),
        FewestCalls = reader.ReadInt32(),
        IsLater = reader.ReadBoolean(),
        Metrics = reader.ReadArray(static one => one.ReadString()),
        Calls = (CallTiming)reader.ReadByte(),
        Quantiles = reader.ReadArray(static one => one.ReadDouble()),
        CountedOperations = reader.ReadInt32(),
        CountedWarmUps = reader.ReadInt32(),
        TellsTiers = reader.ReadBoolean(),
        AcceptsChangedData = reader.ReadBoolean(),
    };

    private static double? Known(double value) => double.IsNaN(value) ? null : value;
}
