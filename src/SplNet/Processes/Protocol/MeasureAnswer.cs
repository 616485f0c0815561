using SplNet.Measuring;
using SplNet.Measuring.Counting;
using SplNet.Measuring.Observing;
using SplNet.Values;

namespace SplNet.Processes.Protocol;

/// <summary>The answer of a measuring process: readings, or why there are none.</summary>
/// <param name="Readings">The measurements; null after a failure.</param>
/// <param name="Failure">Why not, for the user; null after a success.</param>
internal sealed record MeasureAnswer(RunReadings? Readings, string? Failure)
{
    public void Write(BinaryWriter writer)
    {
        if (Readings is null)
        {
            writer.Write((byte)AnswerTag.Failure);
            writer.Write(Failure!);
        }
        else
        {
            Write(writer, Readings);
        }

        writer.Write((byte)AnswerTag.End);
    }

    /// <summary>Reads an answer to its end.</summary>
    /// <exception cref="InvalidDataException">It is not an answer.</exception>
    public static MeasureAnswer Read(BinaryReader reader)
    {
        var (readings, failure) = (RunReadings.None, default(string));
        while (true)
        {
            var tag = (AnswerTag)reader.ReadByte();
            if (tag == AnswerTag.End)
                return new MeasureAnswer(failure is null ? readings : null, failure);
            if (tag == AnswerTag.Failure)
                failure = reader.ReadString();
            else
                readings = Read(tag, reader, readings);
        }
    }

    // Each value follows its tag, so that an added, missing or reordered value cannot be mistaken for another.
    private static void Write(BinaryWriter writer, RunReadings readings)
    {
        Write(writer, AnswerTag.Nanoseconds, readings.Nanoseconds);
        Write(writer, AnswerTag.Flags, readings.Flags);
        Write(writer, AnswerTag.Deducted, readings.Deducted);
        writer.Write((byte)AnswerTag.Rounds);
        writer.Write(readings.Rounds.Length);
        foreach (var round in readings.Rounds)
            writer.Write(round);
        Write(writer, AnswerTag.ReplacedNanoseconds, readings.ReplacedNanoseconds);
        Write(writer, AnswerTag.ReplacedFlags, readings.ReplacedFlags);
        writer.Write((byte)AnswerTag.ReplacementExhausted);
        writer.Write(readings.ReplacementExhausted);
        Write(writer, AnswerTag.IterationNanoseconds, readings.IterationNanoseconds);
        writer.Write((byte)AnswerTag.Operations);
        writer.Write(readings.Operations);
        Write(writer, AnswerTag.Overhead, readings.Overhead);
        Write(writer, AnswerTag.Metrics, readings.Metrics);
        Write(writer, AnswerTag.MetricErrors, readings.MetricErrors);
        Write(writer, AnswerTag.WarmUpMilliseconds, readings.WarmUpMilliseconds);
        Write(writer, AnswerTag.MeasuringMilliseconds, readings.MeasuringMilliseconds);
        writer.Write((byte)AnswerTag.WarmUpCapped);
        writer.Write(readings.WarmUpCapped);
        writer.Write((byte)AnswerTag.Collector);
        writer.Write(readings.Collector);
        writer.Write((byte)AnswerTag.Runtime);
        writer.Write(readings.Runtime);
        Write(writer, AnswerTag.MedianNanoseconds, readings.MedianNanoseconds);
        Write(writer, AnswerTag.Quantiles, readings.Quantiles);
        writer.Write((byte)AnswerTag.TimedCalls);
        writer.Write(readings.TimedCalls);
        writer.Write((byte)AnswerTag.Remarks);
        writer.WriteMessages(readings.Remarks);
        Write(writer, AnswerTag.Unoptimised, readings.Unoptimised);
        Write(writer, AnswerTag.Covered, readings.Covered);
        if (readings.Uncounted is { } uncounted)
        {
            writer.Write((byte)AnswerTag.Uncounted);
            writer.Write(uncounted);
        }

        if (readings.Observed is { } observed)
        {
            writer.Write((byte)AnswerTag.Observed);
            observed.Write(writer);
        }

        if (readings.Counted is not { } counted)
            return;
        writer.Write((byte)AnswerTag.Counted);
        counted.Write(writer);
    }

    private static RunReadings Read(AnswerTag tag, BinaryReader reader, RunReadings readings) => tag switch
    {
        AnswerTag.Nanoseconds => readings with { Nanoseconds = Doubles(reader) },
        AnswerTag.Flags => readings with { Flags = Flags(reader) },
        AnswerTag.Deducted => readings with { Deducted = Doubles(reader) },
        AnswerTag.Rounds => readings with { Rounds = reader.ReadArray(static one => one.ReadInt32()) },
        AnswerTag.ReplacedNanoseconds => readings with { ReplacedNanoseconds = Doubles(reader) },
        AnswerTag.ReplacedFlags => readings with { ReplacedFlags = Flags(reader) },
        AnswerTag.ReplacementExhausted => readings with { ReplacementExhausted = reader.ReadBoolean() },
        AnswerTag.IterationNanoseconds => readings with { IterationNanoseconds = reader.ReadDouble() },
        AnswerTag.Operations => readings with { Operations = reader.ReadInt32() },
        AnswerTag.Overhead => readings with { Overhead = reader.ReadDouble() },
        AnswerTag.Metrics => readings with { Metrics = Doubles(reader) },
        AnswerTag.MetricErrors => readings with { MetricErrors = Doubles(reader) },
        AnswerTag.WarmUpMilliseconds => readings with { WarmUpMilliseconds = reader.ReadDouble() },
        AnswerTag.MeasuringMilliseconds => readings with { MeasuringMilliseconds = reader.ReadDouble() },
        AnswerTag.WarmUpCapped => readings with { WarmUpCapped = reader.ReadBoolean() },
        AnswerTag.Collector => readings with { Collector = reader.ReadString() },
        AnswerTag.Runtime => readings with { Runtime = reader.ReadString() },
        AnswerTag.MedianNanoseconds => readings with { MedianNanoseconds = Doubles(reader) },
        AnswerTag.Quantiles => readings with { Quantiles = Doubles(reader) },
        AnswerTag.TimedCalls => readings with { TimedCalls = reader.ReadInt64() },
        AnswerTag.Remarks => readings with { Remarks = reader.ReadMessages() },
        AnswerTag.Unoptimised => readings with { Unoptimised = Texts(reader) },
        AnswerTag.Covered => readings with { Covered = Texts(reader) },
        AnswerTag.Uncounted => readings with { Uncounted = reader.ReadString() },
        AnswerTag.Observed => readings with { Observed = ObservedResults.Read(reader) },
        AnswerTag.Counted => readings with { Counted = CountedOperations.Read(reader) },
        _ => throw new InvalidDataException(
            $"The answer of the measuring process holds {(byte)tag} where a tag is expected; it was written by another build of SplNet."),
    };

    private static void Write(BinaryWriter writer, AnswerTag tag, double value)
    {
        writer.Write((byte)tag);
        writer.Write(value);
    }

    private static void Write(BinaryWriter writer, AnswerTag tag, double[] values)
    {
        writer.Write((byte)tag);
        writer.Write(values.Length);
        foreach (var value in values)
            writer.Write(value);
    }

    private static void Write(BinaryWriter writer, AnswerTag tag, string[] texts)
    {
        writer.Write((byte)tag);
        writer.Write(texts.Length);
        foreach (var text in texts)
            writer.Write(text);
    }

    private static void Write(BinaryWriter writer, AnswerTag tag, IterationFlags[] flags)
    {
        writer.Write((byte)tag);
        writer.Write(flags.Length);
        foreach (var flag in flags)
            writer.Write((byte)flag);
    }

    private static double[] Doubles(BinaryReader reader) => reader.ReadArray(static one => one.ReadDouble());

    private static string[] Texts(BinaryReader reader) => reader.ReadArray(static one => one.ReadString());

    private static IterationFlags[] Flags(BinaryReader reader) => reader.ReadArray(static one => (IterationFlags)one.ReadByte());
}
