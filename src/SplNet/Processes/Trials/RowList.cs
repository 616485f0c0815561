using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>The rows that the sources of a test, or of a test class, return.</summary>
/// <param name="Rows">The rows, without duplicates, up to the wanted number.</param>
/// <param name="Count">The number of all rows.</param>
internal sealed record RowList(IReadOnlyList<CandidateRow> Rows, int Count)
{
    /// <summary>Why there are none; null if there are.</summary>
    public Refusal? Refusal { get; init; }

    /// <summary>The answer for sources that cannot be used.</summary>
    public static RowList Refused(Refusal refusal) => new([], 0) { Refusal = refusal };

    public void Write(BinaryWriter writer)
    {
        Write(writer, Refusal);
        writer.Write(Count);
        writer.Write(Rows.Count);
        foreach (var row in Rows)
        {
            writer.Write(row.Key ?? string.Empty);
            writer.Write(row.Text ?? string.Empty);
            writer.Write(row.ChecksResult);
            Write(writer, row.Refusal);
        }
    }

    public static RowList Read(BinaryReader reader)
    {
        var (refusal, count) = (ReadRefusal(reader), reader.ReadInt32());
        return new RowList([.. Enumerable.Range(0, reader.ReadInt32()).Select(_ => ReadRow(reader))], count) { Refusal = refusal };
    }

    private static CandidateRow ReadRow(BinaryReader reader)
    {
        var (key, text) = (reader.ReadString(), reader.ReadString());
        return new CandidateRow([])
        {
            Key = key,
            Text = text.Length == 0 ? null : text,
            ChecksResult = reader.ReadBoolean(),
            Refusal = ReadRefusal(reader),
        };
    }

    private static void Write(BinaryWriter writer, Refusal? refusal)
    {
        writer.Write(refusal?.Reason ?? string.Empty);
        writer.Write(refusal?.Detail ?? string.Empty);
    }

    private static Refusal? ReadRefusal(BinaryReader reader)
    {
        var (reason, detail) = (reader.ReadString(), reader.ReadString());
        return reason.Length == 0 ? null : new Refusal(reason, detail);
    }
}
