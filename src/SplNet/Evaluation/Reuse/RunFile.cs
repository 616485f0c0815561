using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.Evaluation.Reuse;

/// <summary>
/// Reads and writes runs as the bytes of a file, in JSON after a mark and a checksum. Any other file holds no runs.
/// </summary>
[JsonSourceGenerationOptions(NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals, IgnoreReadOnlyProperties = true)]
[JsonSerializable(typeof(IReadOnlyList<StoredRun>))]
internal sealed partial class RunFile : JsonSerializerContext
{
    // To be raised with every change of the form, although keys of another build of SplNet are others anyway.
    private const byte Version = 7;

    private static readonly byte[] Mark = [.. "SplNet runs "u8, Version];

    public static byte[] Write(IReadOnlyList<StoredRun> runs) =>
        ChecksummedContent.Write(Mark, JsonSerializer.SerializeToUtf8Bytes(runs, Default.IReadOnlyListStoredRun));

    public static IReadOnlyList<StoredRun> Read(byte[] file) => ChecksummedContent.Read(Mark, file) is { } content
        ? JsonSerializer.Deserialize(content, Default.IReadOnlyListStoredRun)!
        : [];
}
