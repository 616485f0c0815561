using SplNet.Values;

namespace SplNet.Measuring.Observing;

/// <summary>The inputs whose results a process reports instead of measuring times.</summary>
/// <param name="Count">The number of inputs that are called and shown, from the seed of the run.</param>
/// <param name="Further">The number of inputs after these that are called as well, of which only hashes are kept.</param>
/// <param name="Choices">
/// The random choices of each input, from 0 to below 1, in place of <paramref name="Count"/> inputs from the seed; empty for none.
/// </param>
internal sealed record ObservedInputs(int Count, int Further, IReadOnlyList<double[]> Choices)
{
    /// <summary>The number of the first input.</summary>
    public int First { get; init; }

    /// <summary>True to stop further calls after two seconds.</summary>
    public bool IsTimed { get; init; }

    /// <summary>
    /// True to accept calls whose input is always the same, of which one is compared. Times of such calls prove no gain, because results
    /// can be remembered.
    /// </summary>
    public bool AcceptsRepeats { get; init; }

    public void Write(BinaryWriter writer)
    {
        writer.Write(Count);
        writer.Write(Further);
        writer.Write(Choices.Count);
        foreach (var choices in Choices)
            ObservedCall.Write(writer, choices);
        writer.Write(First);
        writer.Write(IsTimed);
        writer.Write(AcceptsRepeats);
    }

    public static ObservedInputs Read(BinaryReader reader) =>
        new(reader.ReadInt32(), reader.ReadInt32(), reader.ReadArray(ObservedCall.ReadChoices))
        {
            First = reader.ReadInt32(),
            IsTimed = reader.ReadBoolean(),
            AcceptsRepeats = reader.ReadBoolean(),
        };
}
