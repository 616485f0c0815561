using System.Security.Cryptography;
using SplNet.Versions.Assemblies;

namespace SplNet.Evaluation.Reuse;

/// <summary>The content of the output folder of a test: its own code, what it calls, and what it reads.</summary>
internal static class OutputContent
{
    // Written by tests and compilers, and read by neither the runtime nor a workload.
    private static readonly string[] IgnoredExtensions = [".pdb", ".trx"];
    private static readonly string[] IgnoredFolders = ["TestResults", "BenchmarkDotNet.Artifacts"];

    /// <summary>A key that only folders with the same content have; null if the folder cannot be read.</summary>
    /// <param name="folder">The folder from which measuring processes load: for an operand at a revision its copy of the output.</param>
    public static string? KeyOf(string folder)
    {
        try
        {
            var files = FileTree.Files(folder).ToList();
            var assemblies = files.Where(static file => HasExtension(file, ".dll")).Select(WithoutExtension)
                .ToHashSet(StringComparer.OrdinalIgnoreCase);
            return ContentHash.Of(
                folder,
                files.Where(file => IsPart(file) && !(HasExtension(file, ".xml") && assemblies.Contains(WithoutExtension(file)))),
                static path => SHA256.HashData(AssemblyContent.Of(path)));
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    // Next to the assembly that it documents; a workload may read any other.
    private static bool HasExtension(string file, string extension) =>
        Path.GetExtension(file).Equals(extension, StringComparison.OrdinalIgnoreCase);

    private static string WithoutExtension(string file) => Path.ChangeExtension(file, null);

    private static bool IsPart(string file) =>
        !IgnoredExtensions.Contains(Path.GetExtension(file), StringComparer.OrdinalIgnoreCase)
        && !IgnoredFolders.Contains(file.Split('/', '\\')[0], StringComparer.OrdinalIgnoreCase);
}
