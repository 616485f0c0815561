using SplNet.Statements.Requirements;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Views;

/// <summary>Places in sources as pipelines name them: from the root of the repository.</summary>
internal static class SourcePaths
{
    // The root that deterministic builds write.
    private const string MappedRoot = "/_/";

    /// <summary>The place; null for none.</summary>
    public static SourcePlace? Of(StatedPlace? stated) =>
        stated is null ? null : new SourcePlace(FromRoot(stated.File), stated.Line, stated.Column);

    private static string FromRoot(string file)
    {
        if (file.StartsWith(MappedRoot, StringComparison.Ordinal))
            return file[MappedRoot.Length..];
        var full = Path.GetFullPath(file);
        for (var folder = Path.GetDirectoryName(full); folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (Path.Exists(Path.Combine(folder, ".git")) || Path.Exists(Path.Combine(folder, ".svn")))
                return Path.GetRelativePath(folder, full).Replace('\\', '/');
        }

        return full;
    }
}
