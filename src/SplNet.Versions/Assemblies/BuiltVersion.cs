namespace SplNet.Versions.Assemblies;

/// <summary>A version of a library that is ready to be loaded: built from sources, restored from packages, or found in a folder.</summary>
internal sealed record BuiltVersion
{
    /// <summary>What people call the version.</summary>
    public required string Name { get; init; }

    /// <summary>Equal keys, equal content.</summary>
    public required string Key { get; init; }

    /// <summary>The folder that holds the assembly and what it brings.</summary>
    public required string Folder { get; init; }

    /// <summary>The file name of the assembly in <see cref="Folder"/>.</summary>
    public required string FileName { get; init; }

    /// <summary>What the assembly says of itself.</summary>
    public required AssemblyIdentity Identity { get; init; }

    /// <summary>The file names of the assemblies that are the version, as opposed to what it depends on: that of the project and of its project references.</summary>
    public required IReadOnlyList<string> OwnFiles { get; init; }

    /// <summary>The target framework of the assembly, or an empty text where it names none.</summary>
    public required string TargetFramework { get; init; }

    /// <summary>Why that framework, in a sentence.</summary>
    public required string FrameworkReason { get; init; }

    /// <summary>What a report should say of the build: what was set aside, dropped or is unusual.</summary>
    public IReadOnlyList<string> Notes { get; set; } = []; // missing in a file, an init-only member would be null

    /// <summary>The path of the log of the build; null where nothing was built.</summary>
    public string? LogPath { get; init; }

    /// <summary>The path of the assembly.</summary>
    public string AssemblyPath => Path.Combine(Folder, FileName);
}
