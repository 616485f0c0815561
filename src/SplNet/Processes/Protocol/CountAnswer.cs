using SplNet.Measuring.Counting;

namespace SplNet.Processes.Protocol;

/// <summary>What came of the counting of an operand.</summary>
/// <param name="Counted">What was counted; null where that failed.</param>
/// <param name="Ending">How it ended.</param>
/// <param name="Failure">Why nothing was counted, for people; null where it was.</param>
internal sealed record CountAnswer(CountedOperations? Counted, CountEnding Ending, string? Failure)
{
    /// <summary>That of a failure.</summary>
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
