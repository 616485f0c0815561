using System.Security.Cryptography;
using System.Text;
using SplNet.Mutations.Compiling;
using SplNet.Versions.Builds.MSBuild;

namespace SplNet.Tool.Mutating.Keeping;

/// <summary>
/// Hashes the compiler's inputs independently of the location of the private copy: its arguments and the files that they name. The assembly
/// itself is unsuitable, because it contains the location.
/// </summary>
internal static class CompiledInputs
{
    private const string Root = "<sources>";

    private static readonly string[] Outputs = ["out", "pdb", "refout", "doc", "errorlog", "touchedfiles"];
    private static readonly string[] Embedded = ["resource", "res", "linkresource", "linkres"];
    private static readonly string[] Texts = [".cs", ".csproj", ".props", ".targets", ".resx"];
    private static readonly string[] Built = ["bin", "obj"];

    /// <summary>Computes the hash.</summary>
    /// <param name="call">The compiler call.</param>
    /// <param name="sources">The private folder: the copy of the sources and its surrounding settings.</param>
    public static byte[] Hash(CompilerCall call, string sources)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (var argument in call.Arguments)
            Append(hash, argument, Path.GetFullPath(call.Folder), Path.GetFullPath(sources));
        return hash.GetHashAndReset();
    }

    private static void Append(IncrementalHash hash, string argument, string folder, string sources)
    {
        Add(hash, argument.Replace(sources, Root, StringComparison.Ordinal));
        var colon = argument.IndexOf(':', StringComparison.Ordinal);
        if (File.Exists(Path.Combine(folder, argument)))
            AppendFile(hash, Path.Combine(folder, argument), sources);
        else if (colon > 1 && Embedded.Contains(argument[1..colon], StringComparer.OrdinalIgnoreCase))
            AppendEmbedded(hash, Path.Combine(folder, argument[(colon + 1)..].Split(',')[0].Trim('"')));
        else if (colon > 1 && !Outputs.Contains(argument[1..colon], StringComparer.OrdinalIgnoreCase)
            && Path.Combine(folder, argument[(colon + 1)..].Trim('"')) is var named && File.Exists(named))
            AppendFile(hash, named, sources);
    }

    // The name of an embedded file in the assembly may depend on its path, and its content may be binary.
    private static void AppendEmbedded(IncrementalHash hash, string file)
    {
        if (File.Exists(file))
            hash.AppendData(SHA256.HashData(File.ReadAllBytes(file)));
    }

    // An assembly in the copy was built there and contains the location; its sources represent it.
    private static void AppendFile(IncrementalHash hash, string file, string sources)
    {
        var isCopied = file.StartsWith(sources + Path.DirectorySeparatorChar, StringComparison.Ordinal);
        if (isCopied && Path.GetExtension(file).Equals(".dll", StringComparison.OrdinalIgnoreCase))
        {
            foreach (var source in SourcesIn(sources))
                hash.AppendData(SHA256.HashData(File.ReadAllBytes(source)));
        }
        else if (isCopied)
        {
            Add(hash, File.ReadAllText(file).Replace(sources, Root, StringComparison.Ordinal));
        }
        else
        {
            hash.AppendData(SHA256.HashData(File.ReadAllBytes(file)));
        }
    }

    private static IEnumerable<string> SourcesIn(string folder) => Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories)
        .Where(file => Texts.Contains(Path.GetExtension(file), StringComparer.OrdinalIgnoreCase) && !IsMade(folder, file))
        .Order(StringComparer.Ordinal);

    // Build output, and imports that contain the paths of projects in the copy.
    private static bool IsMade(string folder, string file) =>
        file.StartsWith(new BuildFolders(folder).Neutral + Path.DirectorySeparatorChar, StringComparison.Ordinal)
        || Path.GetRelativePath(folder, file).Split(Path.DirectorySeparatorChar)
            .Any(part => Built.Contains(part, StringComparer.OrdinalIgnoreCase));

    private static void Add(IncrementalHash hash, string text) => hash.AppendData(Encoding.UTF8.GetBytes(text + "\0"));
}
