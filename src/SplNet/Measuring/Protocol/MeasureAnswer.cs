using SplNet.Statistics;

namespace SplNet.Measuring.Protocol;

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

        writer.Write(Readings.Nanoseconds.Length);
        for (var iteration = 0; iteration < Readings.Nanoseconds.Length; iteration++)
        {
            writer.Write(Readings.Nanoseconds[iteration]);
            writer.Write((byte)Readings.Flags[iteration]);
        }

        writer.Write(Readings.Operations);
        writer.Write(Readings.Overhead);
        writer.Write(Readings.AllocatedBytes);
        writer.Write(Readings.WarmUpMilliseconds);
        writer.Write(Readings.MeasuringMilliseconds);
        writer.Write(Readings.WarmUpCapped);
        writer.Write(Readings.Collector);
    }

    public static MeasureAnswer Read(BinaryReader reader)
    {
        if (!reader.ReadBoolean())
            return new MeasureAnswer(null, reader.ReadString());
        var nanoseconds = new double[reader.ReadInt32()];
        var flags = new IterationFlags[nanoseconds.Length];
        for (var iteration = 0; iteration < nanoseconds.Length; iteration++)
        {
            nanoseconds[iteration] = reader.ReadDouble();
            flags[iteration] = (IterationFlags)reader.ReadByte();
        }

        var readings = new RunReadings
        {
            Nanoseconds = nanoseconds,
            Flags = flags,
            Operations = reader.ReadInt32(),
            Overhead = reader.ReadDouble(),
            AllocatedBytes = reader.ReadDouble(),
            WarmUpMilliseconds = reader.ReadDouble(),
            MeasuringMilliseconds = reader.ReadDouble(),
            WarmUpCapped = reader.ReadBoolean(),
            Collector = reader.ReadString(),
        };
        return new MeasureAnswer(readings, null);
    }
}
