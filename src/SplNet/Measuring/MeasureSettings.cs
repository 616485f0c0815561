using SplNet.Measuring.Observing;
using SplNet.Measuring.SingleCalls;
using SplNet.Values;

namespace SplNet.Measuring;

/// <summary>The settings for measuring one run.</summary>
/// <param name="Iterations">Iterations that count.</param>
/// <param name="IterationNanoseconds">The intended length of an iteration; null derives it from the timer and the interruptions.</param>
internal sealed record MeasureSettings(int Iterations, double? IterationNanoseconds)
{
    /// <summary>The placeholder for a number of counted operations: as many as take ten milliseconds.</summary>
    public const int AsManyAsFit = -1;

    /// <summary>The seed of the run's generated data, shared by the paired runs of all operands.</summary>
    public int Seed { get; init; }

    /// <summary>The treatment of disturbed iterations.</summary>
    public OnDisturbance OnDisturbance { get; init; }

    /// <summary>The rule by which outliers are measured again; null for none.</summary>
    public SuffixRule? Outliers { get; init; }

    /// <summary>
    /// True if each iteration waits for its turn, because runs of other processes are measured alternately with this one.
    /// </summary>
    public bool Alternates { get; init; }

    /// <summary>True if the process may warm up while the next process prepares.</summary>
    public bool OverlapsWarmUp { get; init; }

    /// <summary>The metrics other than time that the formula uses.</summary>
    public IReadOnlyList<string> Metrics { get; init; } = [];

    /// <summary>
    /// True for all runs of an operand after the first. They need not repeat checks with the same result in all runs: the effects of the
    /// first call, and the loaded assemblies.
    /// </summary>
    public bool IsLater { get; init; }

    /// <summary>The length of the warm-up.</summary>
    public WarmUpOptions WarmUp { get; init; } = new();

    /// <summary>True if the user accepts that calls change the data of later calls.</summary>
    public bool AcceptsChangedData { get; init; }

    /// <summary>The minimum number of calls in a run, if these fit into it.</summary>
    public int FewestCalls { get; init; }

    /// <summary>The mode of timing calls one by one.</summary>
    public CallTiming Calls { get; init; }

    /// <summary>The quantiles of all calls in the run that the formula uses, between 0 and 1.</summary>
    public IReadOnlyList<double> Quantiles { get; init; } = [];

    /// <summary>
    /// The number of operations that a counted copy of the library counts; 0 if times are measured, and <see cref="AsManyAsFit"/> if the
    /// process chooses.
    /// </summary>
    public int CountedOperations { get; init; }

    /// <summary>The number of single operations that warm up a counted copy; 0 for twice the counted number.</summary>
    public int CountedWarmUps { get; init; }

    /// <summary>True to report how methods were compiled, in a run that decides nothing.</summary>
    public bool ReportsTiers { get; init; }

    /// <summary>
    /// True if every invocation gets a new input and reads its whole result: remembered results and work left to the reader then do not
    /// pay.
    /// </summary>
    public bool AreInputsFresh { get; init; }

    /// <summary>The inputs whose results are reported; null if times are measured.</summary>
    public ObservedInputs? Observed { get; init; }

    /// <summary>True to report in which methods the machine instructions of a call are, in a run that decides nothing.</summary>
    public bool LocatesInstructions { get; init; }

    public void Write(BinaryWriter writer)
    {
        writer.Write(Iterations);
        writer.Write(IterationNanoseconds ?? double.NaN);
        writer.Write((byte)OnDisturbance);
        writer.Write(Seed);
        writer.Write(Alternates);
        writer.Write(OverlapsWarmUp);
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
        writer.Write(ReportsTiers);
        writer.Write(LocatesInstructions);
        writer.Write(AcceptsChangedData);
        writer.Write(WarmUp.Least.Ticks);
        writer.Write(WarmUp.Most?.Ticks ?? 0);
        writer.Write(WarmUp.Iterations ?? 0);
        writer.Write(AreInputsFresh);
        writer.Write(Observed is not null);
        Observed?.Write(writer);
        writer.Write(Outliers is not null);
        if (Outliers is null)
            return;
        writer.Write(Outliers.SuspectPercent);
        writer.Write(Outliers.Multiplier);
        writer.Write(Outliers.Retries);
    }

    public static MeasureSettings Read(BinaryReader reader) => new(reader.ReadInt32(), Known(reader.ReadDouble()))
    {
        OnDisturbance = (OnDisturbance)reader.ReadByte(),
        Seed = reader.ReadInt32(),
        Alternates = reader.ReadBoolean(),
        OverlapsWarmUp = reader.ReadBoolean(),
        FewestCalls = reader.ReadInt32(),
        IsLater = reader.ReadBoolean(),
        Metrics = reader.ReadArray(static one => one.ReadString()),
        Calls = (CallTiming)reader.ReadByte(),
        Quantiles = reader.ReadArray(static one => one.ReadDouble()),
        CountedOperations = reader.ReadInt32(),
        CountedWarmUps = reader.ReadInt32(),
        ReportsTiers = reader.ReadBoolean(),
        LocatesInstructions = reader.ReadBoolean(),
        AcceptsChangedData = reader.ReadBoolean(),
        WarmUp = new WarmUpOptions
        {
            Least = TimeSpan.FromTicks(reader.ReadInt64()),
            Most = reader.ReadInt64() is > 0 and var ticks ? TimeSpan.FromTicks(ticks) : null,
            Iterations = reader.ReadInt32() is > 0 and var iterations ? iterations : null,
        },
        AreInputsFresh = reader.ReadBoolean(),
        Observed = reader.ReadBoolean() ? ObservedInputs.Read(reader) : null,
        Outliers = reader.ReadBoolean()
            ? new SuffixRule
            {
                SuspectPercent = reader.ReadDouble(),
                Multiplier = reader.ReadDouble(),
                Retries = reader.ReadInt32(),
            }
            : null,
    };

    private static double? Known(double value) => double.IsNaN(value) ? null : value;
}
