using System.Text.RegularExpressions;

namespace SplNet.Analyzers.Tests.Layers;

/// <summary>
/// The layers of a project as docs/architecture.md draws them, the highest first: folders, and under some of them their own folders,
/// indented. A dot among these stands for the files that the folder itself holds.
/// </summary>
internal sealed partial class LayerPicture
{
    private readonly HashSet<string> _divided;

    private LayerPicture(IReadOnlyList<string> layers, HashSet<string> divided)
    {
        Layers = layers;
        _divided = divided;
    }

    /// <summary>All layers, as <c>Folder</c> or <c>Folder/Inner</c>, the highest first.</summary>
    public IReadOnlyList<string> Layers { get; }

    /// <summary>The picture of a project.</summary>
    public static LayerPicture Of(string project)
    {
        var pictures = Picture().Matches(FolderArrows.ReadAllText("docs/architecture.md"))
            .Where(match => match.Groups["project"].Value == project);
        return Read(Assert.Single(pictures).Groups["layers"].Value);
    }

    /// <summary>Reads a picture.</summary>
    public static LayerPicture Read(string text)
    {
        var layers = new List<string>();
        var divided = new HashSet<string>(StringComparer.Ordinal);
        var outer = string.Empty;
        foreach (var line in text.Split('\n', StringSplitOptions.RemoveEmptyEntries))
        {
            var name = line.Split(' ', StringSplitOptions.RemoveEmptyEntries)[0];
            if (!line.StartsWith(' '))
            {
                outer = name;
                layers.Add(outer);
                continue;
            }

            // A folder with layers of its own is one itself only where the dot says so.
            if (divided.Add(outer))
                layers.Remove(outer);
            layers.Add(name == "." ? outer : outer + "/" + name);
        }

        return new LayerPicture(layers, divided);
    }

    /// <summary>The layer of a file: empty for files that stand in no folder.</summary>
    /// <param name="file">The path of the file in the project.</param>
    public string LayerOf(string file) => file.Split(Path.DirectorySeparatorChar, '/') switch
    {
        [var outer, var inner, _, ..] when _divided.Contains(outer) => outer + "/" + inner,
        [var outer, _, ..] => outer,
        _ => string.Empty,
    };

    [GeneratedRegex(
        @"^`(?<project>[\w./]+)`[^\n]*\n\n(?:<!-- shown -->\n)?```text\n(?<layers>.*?)```",
        RegexOptions.Multiline | RegexOptions.Singleline,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Picture();
}
