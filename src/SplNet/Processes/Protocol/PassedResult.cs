using SplNet.Results.Reports;
using SplNet.Values;

namespace SplNet.Processes.Protocol;

/// <summary>
/// The result of an experiment that comes before the one that is measured: short in binary, and whole as JSON for the test that asks for
/// more, since a text serializer is compiled in each process that uses it.
/// </summary>
internal static class PassedResult
{
    public static void Write(BinaryWriter writer, ExperimentResult result)
    {
        writer.Write(result.SchemaVersion);
        writer.WriteOptional(result.Name);
        writer.Write(result.Formula);
        writer.Write((int)result.Verdict);
        writer.WriteMessages(result.Messages);
        Write(writer, result.Problems);
        Write(writer, result.Notes);
        writer.Write(result.Alpha);
        writer.Write(result.Resolution);
        writer.Write(result.Isolated);
        writer.Write((int)result.Isolation);
        writer.Write((int)result.Engine);
        writer.Write(result.Seed);
        writer.Write(result.Seconds);
        writer.Write(result.WaitedSeconds);
        writer.WriteOptional(result.Repeat);
        writer.Write(result.ToString());
        writer.Write(JsonReport.Write(result));
    }

    public static ExperimentResult Read(BinaryReader reader) => new()
    {
        SchemaVersion = reader.ReadInt32(),
        Name = reader.ReadOptional(),
        Formula = reader.ReadString(),
        Verdict = (Verdict)reader.ReadInt32(),
        Messages = reader.ReadMessages(),
        Problems = reader.ReadArray(static reader => reader.ReadString()),
        Notes = reader.ReadArray(static reader => reader.ReadString()),
        Alpha = reader.ReadDouble(),
        Resolution = reader.ReadDouble(),
        Isolated = reader.ReadBoolean(),
        Isolation = (Isolation)reader.ReadInt32(),
        Engine = (MeasuringEngine)reader.ReadInt32(),
        Seed = reader.ReadInt32(),
        Seconds = reader.ReadDouble(),
        WaitedSeconds = reader.ReadDouble(),
        Repeat = reader.ReadOptional(),
        Parent = ReadParent(reader),
    };

    private static ParentResult ReadParent(BinaryReader reader)
    {
        var text = reader.ReadString();
        var json = reader.ReadString();
        return new ParentResult(text, () => JsonReport.Read(json));
    }

    private static void Write(BinaryWriter writer, IReadOnlyList<string> texts)
    {
        writer.Write(texts.Count);
        foreach (var text in texts)
            writer.Write(text);
    }
}
