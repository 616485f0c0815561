using System.Security.Cryptography;

namespace SplNet.Evaluation.Reuse;

/// <summary>
/// The bytes of a file: a mark with the version of the form, a checksum, then the content. Any other file, such as half a file or another
/// version, has no content.
/// </summary>
internal static class ChecksummedContent
{
    /// <summary>Writes content.</summary>
    /// <param name="mark">The mark.</param>
    /// <param name="content">The content.</param>
    public static byte[] Write(byte[] mark, byte[] content) => [.. mark, .. SHA256.HashData(content), .. content];

    /// <summary>Reads the content of a file; null if it has none with this mark.</summary>
    /// <param name="mark">The mark.</param>
    /// <param name="file">The bytes of the file.</param>
    public static byte[]? Read(byte[] mark, byte[] file)
    {
        var start = mark.Length + SHA256.HashSizeInBytes;
        return file.Length >= start && file.AsSpan().StartsWith(mark)
            && SHA256.HashData(file.AsSpan(start)).AsSpan().SequenceEqual(file.AsSpan(mark.Length, SHA256.HashSizeInBytes))
            ? file[start..]
            : null;
    }
}
