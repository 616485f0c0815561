
using SplNet.Measuring;
using SplNet.Serialization;
using SplNet.Statistics;

namespace SplNet.Launching.Protocol;

/// <summary>What a measuring process answers: readings, or why there are none.</summary>
/// <param name="Readings">What was measured; null after a failure.</param>
/// <param name="Failure">Why not, for the user; null after a success.</param>
internal sealed record MeasureAnswer(RunReadings? Readings, string? Failure)
{
    public void Write(BinaryWriter writer)
    {
        writer.Write(Failure is null);
        if (Readings is null)
        {
            writer.Write(Failure!);
            return;
        }

        Write(writer, Readings.Nanoseconds, Readings.Flags);
        Write(writer, Readings.Deducted);
        writer.Write(Readings.Rounds.Length);
        foreach (var round in Readings.Rounds)
            writer.Write(round);
        Write(writer, Readings.ReplacedNanoseconds, Readings.ReplacedFlags);
        writer.Write(Readings.ReplacementExhausted);
        writer.Write(Readings.IterationNanoseconds);
        writer.Write(Readings.Operations);
        writer.Write(Readings.Overhead);
        Write(writer, Readings.Metrics);
        writer.Write(Readings.WarmUpMilliseconds);
        writer.Write(Readings.MeasuringMilliseconds);
        writer.Write(Readings.WarmUpCapped);
        writer.Write(Readings.Collector);
        Write(writer, Readings.MedianNanoseconds);
        Write(writer, Readings.Quantiles);
        writer.Write(Readings.TimedCalls);
        Write(writer, Readings.Remarks);
        Write(writer, Readings.Unoptimised);
        Write(writer, Readings.MetricErrors);
    }

    public static MeasureAnswer Read(BinaryReader reader)
    {
        if (!reader.ReadBoolean())
            return new MeasureAnswer(null, reader.ReadString());
        var (nanoseconds, flags) = ReadIterations(reader);
        var deducted = reader.ReadArray(static one => one.ReadDouble());
        var rounds = reader.ReadArray(static one => one.ReadInt32());
        var (replacedNanoseconds, replacedFlags) = ReadIterations(reader);
        var readings = new RunReadings
        {
            Nanoseconds = nanoseconds,
            Flags = flags,
            Deducted = deducted,
            Rounds = rounds,
            ReplacedNanoseconds = replacedNanoseconds,
            ReplacedFlags = replacedFlags,
            ReplacementExhausted = reader.ReadBoolean(),
            IterationNanoseconds = reader.ReadDouble(),
            Operations = reader.ReadInt32(),
            Overhead = reader.ReadDouble(),
            Metrics = reader.ReadArray(static one => one.ReadDouble()),
            WarmUpMilliseconds = reader.ReadDouble(),
            MeasuringMilliseconds = reader.ReadDouble(),
            WarmUpCapped = reader.ReadBoolean(),
            Collector = reader.ReadString(),
            MedianNanoseconds = reader.ReadArray(static one => one.ReadDouble()),
            Quantiles = reader.ReadArray(static one => one.ReadDouble()),
            TimedCalls = reader.ReadInt64(),
            Remarks = reader.ReadArray(static one => one.ReadString()),
            Unoptimised = reader.ReadArray(static one => one.ReadString()),
            MetricErrors = reader.ReadArray(static one => one.ReadDouble()),
        };
        return new MeasureAnswer(readings, null);
    }

    private static void Write(BinaryWriter writer, string[] texts)
    {
        writer.Write(texts.Length);
        foreach (var text in texts)
            writer.Write(text);
    }

    private static void Write(BinaryWriter writer, double[] values)
    {
        writer.Write(values.Length);
        foreach (var value in values)
            writer.Write(value);
    }

    private static void Write(BinaryWriter writer, double[] nanoseconds, IterationFlags[] flags)
    {
        writer.Write(nanoseconds.Length);
        for (var iteration = 0; iteration < nanoseconds.Length; iteration++)
        {
            writer.Write(nanoseconds[iteration]);
            writer.Write((byte)flags[iteration]);
        }
    }

    private static (double[] Nanoseconds, IterationFlags[] Flags) ReadIterations(BinaryReader reader)
    {
        var nanoseconds = new double[reader.ReadInt32()];
        var flags = new IterationFlags[nanoseconds.Length];
        for (var iteration = 0; iteration < nanoseconds.Length; iteration++)
        {
            nanoseconds[iteration] = reader.ReadDouble();
            flags[iteration] = (IterationFlags)reader.ReadByte();
        }

        return (nanoseconds, flags);
    }
}
