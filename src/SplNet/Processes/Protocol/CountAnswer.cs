using SplNet.Measuring.Counting;

namespace SplNet.Processes.Protocol;

/// <summary>The outcome of counting an operand.</summary>
/// <param name="Counted">The counts; null after a failure.</param>
/// <param name="Ending">How it ended.</param>
/// <param name="Failure">Why nothing was counted, for people; null after a success.</param>
internal sealed record CountAnswer(CountedOperations? Counted, CountEnding Ending, string? Failure)
{
    /// <summary>Creates the answer of a failure.</summary>
    public static CountAnswer Failed(CountEnding ending, string failure) => new(null, ending, failure);

    public void Write(BinaryWriter writer)
    {
        writer.Write(Failure ?? string.Empty);
        Counted?.Write(writer);
    }

    public static CountAnswer Read(BinaryReader reader) => reader.ReadString() is { Length: > 0 } failure
        ? Failed(CountEnding.Threw, failure)
        : new CountAnswer(CountedOperations.Read(reader), CountEnding.Counted, null);
}
