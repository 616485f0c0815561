namespace SplNet.Versions.Builds.MSBuild;

/// <summary>
/// The folders of one build. Nothing above them affects it: MSBuild, the SDK and the compiler search upwards for their files
/// and find empty ones at the root.
/// </summary>
/// <param name="Root">The root, which is private to the build.</param>
internal sealed record BuildFolders(string Root)
{
    private static readonly (string Name, string Content)[] Ends =
    [
        ("Directory.Build.props", "<Project />"),
        ("Directory.Build.targets", "<Project />"),
        ("Directory.Packages.props", "<Project />"),
        ("Directory.Build.rsp", string.Empty),
        ("global.json", "{}"),
        (".editorconfig", "root = true"),
    ];

    /// <summary>Gets the folder that the private export creates.</summary>
    public string Sources => Path.Combine(Root, "sources");

    /// <summary>Gets the working folder of the steps, outside the sources, whose <c>global.json</c> would choose the SDK.</summary>
    public string Neutral => Path.Combine(Root, "steps");

    public void Create()
    {
        Directory.CreateDirectory(Neutral);
        foreach (var (name, content) in Ends)
            File.WriteAllText(Path.Combine(Root, name), content);
    }
}
