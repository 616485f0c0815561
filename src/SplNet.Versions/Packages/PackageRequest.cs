namespace SplNet.Versions.Packages;

/// <summary>One exact version of a package.</summary>
internal sealed record PackageRequest
{
    /// <summary>The name of the package.</summary>
    public required string Id { get; init; }

    /// <summary>The exact version; ranges and floating versions are refused.</summary>
    public required string Version { get; init; }

    /// <summary>The folder of the user's project, from which NuGet looks for its configuration.</summary>
    public required string ConfigurationFolder { get; init; }

    /// <summary>The file name of the wanted assembly, for packages with several; null for the one that has the package's name, or the only one.</summary>
    public string? FileName { get; init; }

    /// <summary>The framework of the test; <c>net10.0</c>.</summary>
    public string HostFramework { get; init; } = "net10.0";

    /// <summary>How long the restore may take before it is killed; 5 minutes.</summary>
    public TimeSpan Timeout { get; init; } = TimeSpan.FromMinutes(5);
}
