using System.Security.Cryptography;

namespace SplNet.Tool.Generating.Trying;

/// <summary>Which build of the tests it is: their code and all code beside it.</summary>
internal static class TestsBuild
{
    private const int Digits = 16;

    private static readonly string[] Endings = [".dll", ".deps.json", ".runtimeconfig.json"];

    /// <summary>The same for the same code, whenever and wherever it was built.</summary>
    /// <param name="assembly">The path of the tests' assembly.</param>
    public static string HashOf(string assembly)
    {
        var folder = Path.GetDirectoryName(Path.GetFullPath(assembly))!;
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        var files = Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories).Where(static file => Array.Exists(Endings, ending => file.EndsWith(ending, StringComparison.OrdinalIgnoreCase)));
        foreach (var file in files.Select(file => (Path: file, Name: Path.GetRelativePath(folder, file).Replace('\\', '/'))).OrderBy(static one => one.Name, StringComparer.Ordinal))
        {
            hash.AppendData(System.Text.Encoding.UTF8.GetBytes(file.Name));
            hash.AppendData(SHA256.HashData(File.ReadAllBytes(file.Path)));
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset())[..Digits];
    }
}
