using System.Security.Cryptography;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.Evaluation.Reuse;

/// <summary>
/// Reads and writes runs as the bytes of a file: a mark with the version of the form, a checksum, then the runs in JSON. Any other content,
/// such as half a file, another version or another file, holds no runs.
/// </summary>
[JsonSourceGenerationOptions(NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals, IgnoreReadOnlyProperties = true)]
[JsonSerializable(typeof(IReadOnlyList<StoredRun>))]
internal sealed partial class RunFile : JsonSerializerContext
{
    // To be raised with every change of the form, although keys of another build of SplNet are others anyway.
    private const byte Version = 7;

    private static readonly byte[] Mark = [.. "SplNet runs "u8, Version];

    public static byte[] Write(IReadOnlyList<StoredRun> runs)
    {
        var content = JsonSerializer.SerializeToUtf8Bytes(runs, Default.IReadOnlyListStoredRun);
        return [.. Mark, .. SHA256.HashData(content), .. content];
    }

    public static IReadOnlyList<StoredRun> Read(byte[] file)
    {
        var start = Mark.Length + SHA256.HashSizeInBytes;
        if (file.Length < start || !file.AsSpan().StartsWith(Mark))
            return [];
        return SHA256.HashData(file.AsSpan(start)).AsSpan().SequenceEqual(file.AsSpan(Mark.Length, SHA256.HashSizeInBytes))
            ? JsonSerializer.Deserialize(file.AsSpan(start), Default.IReadOnlyListStoredRun)!
            : [];
    }
}
