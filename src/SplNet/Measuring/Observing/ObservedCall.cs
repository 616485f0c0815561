using SplNet.Values;

namespace SplNet.Measuring.Observing;

/// <summary>The outcome of one call: what it returned or threw, and what it left in its arguments and its target.</summary>
/// <param name="Input">The arguments, shortened for people.</param>
/// <param name="InputHash">A hash of the whole arguments.</param>
/// <param name="Result">The outcome, shortened for people.</param>
/// <param name="ResultHash">A hash of the whole outcome.</param>
/// <param name="Choices">The random choices of the generator.</param>
internal sealed record ObservedCall(string Input, string InputHash, string Result, string ResultHash, double[] Choices)
{
    public void Write(BinaryWriter writer)
    {
        writer.Write(Input);
        writer.Write(InputHash);
        writer.Write(Result);
        writer.Write(ResultHash);
        Write(writer, Choices);
    }

    public static ObservedCall Read(BinaryReader reader) =>
        new(reader.ReadString(), reader.ReadString(), reader.ReadString(), reader.ReadString(), ReadChoices(reader));

    /// <summary>Writes the choices of an input.</summary>
    public static void Write(BinaryWriter writer, double[] choices)
    {
        writer.Write(choices.Length);
        foreach (var choice in choices)
            writer.Write(choice);
    }

    /// <summary>Reads the choices of an input.</summary>
    public static double[] ReadChoices(BinaryReader reader) => reader.ReadArray(static one => one.ReadDouble());
}
