using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text.RegularExpressions;

namespace SplNet.Versions.Assemblies;

/// <summary>The commit that an assembly was built from. The SDK appends it to the version unless the project disables that.</summary>
internal static partial class AssemblySource
{
    /// <summary>Gets the full id of the commit; null if the assembly names none, or if the file is not an assembly.</summary>
    public static string? CommitOf(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        if (!file.HasMetadata)
            return null;
        var reader = file.GetMetadataReader();
        return AssemblyAttributes.Named(reader, nameof(AssemblyInformationalVersionAttribute))
            .Select(attribute => Commit().Match(AssemblyAttributes.Text(reader, attribute) ?? string.Empty))
            .FirstOrDefault(static found => found.Success)?.Groups["id"].Value;
    }

    // A suffix from the project precedes it, separated by a dot.
    [GeneratedRegex(@"\+(?:[^+]*\.)?(?<id>[0-9a-f]{40})$", RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Commit();
}
