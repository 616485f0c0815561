using System.Security.Cryptography;
using System.Text;

namespace SplNet.Versions.Assemblies;

/// <summary>A hash of the files of a folder: their names and contents.</summary>
internal static class ContentHash
{
    private const int Size = 20;

    /// <summary>
    /// Computes the hash in hexadecimal digits. It is part of the keys of built versions, so changing its format rebuilds them.
    /// </summary>
    /// <param name="folder">The folder.</param>
    /// <param name="files">The files, relative to the folder, in a fixed order.</param>
    public static string Of(string folder, IEnumerable<string> files) => Of(folder, files, static path =>
    {
        using var stream = File.OpenRead(path);
        return SHA256.HashData(stream);
    });

    /// <summary>Computes the hash if not all bytes of a file count.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="files">The files, relative to the folder, in a fixed order.</param>
    /// <param name="digest">The hash of a file.</param>
    public static string Of(string folder, IEnumerable<string> files, Func<string, byte[]> digest)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (var file in files)
        {
            hash.AppendData(Encoding.UTF8.GetBytes(file + "\n"));
            hash.AppendData(digest(Path.Combine(folder, file)));
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset().AsSpan(0, Size));
    }
}
