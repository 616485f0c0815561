using System.Buffers.Binary;
using System.Security.Cryptography;
using System.Text;

namespace SplNet.History.Measurements;

/// <summary>Keys computed from content, so that independent stores agree on them.</summary>
internal static class ContentKey
{
    private const int Bytes = 16;

    /// <summary>
    /// Computes the key of a few texts: 32 hexadecimal digits. Different lists of texts have different keys, even if their
    /// concatenations are equal.
    /// </summary>
    public static string Of(params ReadOnlySpan<string> parts)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        Span<byte> length = stackalloc byte[sizeof(int)];
        foreach (var part in parts)
        {
            var bytes = Encoding.UTF8.GetBytes(part);
            BinaryPrimitives.WriteInt32LittleEndian(length, bytes.Length);
            hash.AppendData(length);
            hash.AppendData(bytes);
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset()[..Bytes]);
    }

    /// <summary>Computes the key of a file's content.</summary>
    public static string Of(ReadOnlySpan<byte> content) => Convert.ToHexStringLower(SHA256.HashData(content)[..Bytes]);
}
