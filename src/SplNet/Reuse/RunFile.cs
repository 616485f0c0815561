using System.Security.Cryptography;
using SplNet.Launching.Protocol;
using SplNet.Serialization;

namespace SplNet.Reuse;

/// <summary>
/// Runs as the bytes of a file: a mark with the version of the form, a checksum, then runs as measuring processes send them. Whatever else stands
/// there, half a file, another version or another file, holds no runs.
/// </summary>
internal static class RunFile
{
    // To be raised with every change of the form, also of the messages, although keys of another build of SplNet are others anyway.
    private const byte Version = 5;

    private static readonly byte[] Mark = [.. "SplNet runs "u8, Version];

    public static byte[] Write(IReadOnlyList<KeptRun> runs)
    {
        using var buffer = new MemoryStream();
        using var writer = new BinaryWriter(buffer);
        writer.Write(runs.Count);
        foreach (var run in runs)
        {
            writer.Write(run.Measured.UtcTicks);
            writer.Write(run.LaunchMilliseconds);
            new MeasureAnswer(run.Readings, null).Write(writer);
        }

        writer.Flush();
        var content = buffer.ToArray();
        return [.. Mark, .. SHA256.HashData(content), .. content];
    }

    public static IReadOnlyList<KeptRun> Read(byte[] file)
    {
        var start = Mark.Length + SHA256.HashSizeInBytes;
        if (file.Length < start || !file.AsSpan().StartsWith(Mark))
            return [];
        return SHA256.HashData(file.AsSpan(start)).AsSpan().SequenceEqual(file.AsSpan(Mark.Length, SHA256.HashSizeInBytes)) ? ReadRuns(file, start) : [];
    }

    private static KeptRun[] ReadRuns(byte[] file, int start)
    {
        using var reader = new BinaryReader(new MemoryStream(file, start, file.Length - start));
        return reader.ReadArray(static one => new KeptRun(new DateTimeOffset(one.ReadInt64(), TimeSpan.Zero), one.ReadDouble(), MeasureAnswer.Read(one).Readings!));
    }
}
