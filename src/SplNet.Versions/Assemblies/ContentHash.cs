using System.Security.Cryptography;
using System.Text;

namespace SplNet.Versions.Assemblies;

/// <summary>A hash of files of a folder: their names and what they hold.</summary>
internal static class ContentHash
{
    private const int Size = 20;

    /// <summary>In hexadecimal digits. Keys of built versions hold it, so another form of it builds them anew.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="files">The files, relative to the folder, in an order of their own.</param>
    public static string Of(string folder, IEnumerable<string> files) => Of(folder, files, static path =>
    {
        using var stream = File.OpenRead(path);
        return SHA256.HashData(stream);
    });

    /// <summary>The same, where it is not all bytes of a file that count.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="files">The files, relative to the folder, in an order of their own.</param>
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
