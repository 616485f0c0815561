namespace SplNet.Versions.Assemblies;

/// <summary>A version of a library that is ready to load: built from sources, restored from packages, or found in a folder.</summary>
internal sealed record BuiltVersion
{
    /// <summary>Gets the name of the version.</summary>
    public required string Name { get; init; }

    /// <summary>Gets the key; equal keys mean equal content.</summary>
    public required string Key { get; init; }

    /// <summary>Gets the folder with the assembly and its dependencies.</summary>
    public required string Folder { get; init; }

    /// <summary>Gets the file name of the assembly in <see cref="Folder"/>.</summary>
    public required string FileName { get; init; }

    /// <summary>Gets the identity of the assembly.</summary>
    public required AssemblyIdentity Identity { get; init; }

    /// <summary>
    /// Gets the file names of the version's own assemblies, from the project and its project references, without other dependencies.
    /// </summary>
    public required IReadOnlyList<string> OwnFiles { get; init; }

    /// <summary>Gets the target framework of the assembly, or an empty text if it names none.</summary>
    public required string TargetFramework { get; init; }

    /// <summary>Gets the reason for that framework, in a sentence.</summary>
    public required string FrameworkReason { get; init; }

    /// <summary>Gets or sets the notes of the build for reports: ignored, dropped or unusual things.</summary>
    public IReadOnlyList<string> Notes { get; set; } = []; // an init-only member that is missing in a file would be null

    /// <summary>Gets the path of the build log; null if nothing was built.</summary>
    public string? LogPath { get; init; }

    /// <summary>Gets the path of the assembly.</summary>
    public string AssemblyPath => Path.Combine(Folder, FileName);
}
