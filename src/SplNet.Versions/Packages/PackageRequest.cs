namespace SplNet.Versions.Packages;

/// <summary>One exact version of a package.</summary>
internal sealed record PackageRequest
{
    /// <summary>Gets the name of the package.</summary>
    public required string Id { get; init; }

    /// <summary>Gets the exact version; ranges and floating versions are rejected.</summary>
    public required string Version { get; init; }

    /// <summary>Gets the folder of the user's project, from which NuGet looks for its configuration.</summary>
    public required string ConfigurationFolder { get; init; }

    /// <summary>
    /// Gets the file name of the wanted assembly, for packages with several; null for the assembly with the
    /// package's name, or the only one.
    /// </summary>
    public string? FileName { get; init; }

    /// <summary>Gets the framework of the test; <c>net10.0</c>.</summary>
    public string HostFramework { get; init; } = "net10.0";

    /// <summary>Gets the time limit of the restore; 5 minutes.</summary>
    public TimeSpan Timeout { get; init; } = TimeSpan.FromMinutes(5);
}
