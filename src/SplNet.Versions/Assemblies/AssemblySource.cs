using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text.RegularExpressions;

namespace SplNet.Versions.Assemblies;

/// <summary>The commit from which an assembly was built. The SDK writes it behind the version, unless the project forbids it.</summary>
internal static partial class AssemblySource
{
    /// <summary>The whole id of the commit; null where the assembly names none, or the file is none.</summary>
    public static string? CommitOf(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        if (!file.HasMetadata)
            return null;
        var reader = file.GetMetadataReader();
        return AssemblyAttributes.Named(reader, nameof(AssemblyInformationalVersionAttribute)).Select(attribute => Commit().Match(AssemblyAttributes.Text(reader, attribute) ?? string.Empty)).FirstOrDefault(static found => found.Success)?.Groups["id"].Value;
    }

    // What a project adds stands before it, with a dot between.
    [GeneratedRegex(@"\+(?:[^+]*\.)?(?<id>[0-9a-f]{40})$", RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Commit();
}
