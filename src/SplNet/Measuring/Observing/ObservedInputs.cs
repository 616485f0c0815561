using SplNet.Values;

namespace SplNet.Measuring.Observing;

/// <summary>The inputs whose results a process reports instead of measuring times.</summary>
/// <param name="Count">The number of inputs that are called, from the seed of the run.</param>
/// <param name="Drawn">The number of further inputs that are only drawn, to count repetitions.</param>
/// <param name="Choices">
/// The random choices of each input, from 0 to below 1, in place of <paramref name="Count"/> inputs from the seed; empty for none.
/// </param>
internal sealed record ObservedInputs(int Count, int Drawn, IReadOnlyList<double[]> Choices)
{
    public void Write(BinaryWriter writer)
    {
        writer.Write(Count);
        writer.Write(Drawn);
        writer.Write(Choices.Count);
        foreach (var choices in Choices)
            ObservedCall.Write(writer, choices);
    }

    public static ObservedInputs Read(BinaryReader reader) =>
        new(reader.ReadInt32(), reader.ReadInt32(), reader.ReadArray(ObservedCall.ReadChoices));
}
