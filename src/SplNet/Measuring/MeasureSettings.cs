namespace SplNet.Measuring;

/// <summary>How one run measures.</summary>
/// <param name="Iterations">Iterations that count.</param>
/// <param name="IterationNanoseconds">The length of an iteration that is aimed at.</param>
/// <param name="Allocations">True if the formula asks for allocated bytes.</param>
internal sealed record MeasureSettings(int Iterations, double IterationNanoseconds, bool Allocations)
{
    /// <summary>The seed of the run's generated data; all operands of a block have the same.</summary>
    public int Seed { get; init; }

    /// <summary>What happens to disturbed iterations.</summary>
    public OnDisturbance OnDisturbance { get; init; }

    public void Write(BinaryWriter writer)
    {
        writer.Write(Iterations);
        writer.Write(IterationNanoseconds);
        writer.Write(Allocations);
        writer.Write((byte)OnDisturbance);
        writer.Write(Seed);
    }

    public static MeasureSettings Read(BinaryReader reader) => new(reader.ReadInt32(), reader.ReadDouble(), reader.ReadBoolean())
    {
        OnDisturbance = (OnDisturbance)reader.ReadByte(),
        Seed = reader.ReadInt32(),
    };
}
