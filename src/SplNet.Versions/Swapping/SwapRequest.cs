using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Swapping;

/// <summary>The assembly that a version replaces.</summary>
internal sealed record SwapRequest
{
    /// <summary>Gets the path of the test's assembly in its output folder.</summary>
    public required string TestAssembly { get; init; }

    /// <summary>Gets the current file name of the production assembly in that folder.</summary>
    public required string ProductionFile { get; init; }

    /// <summary>True if the output belongs to the production assembly itself: a library that is measured without any test.</summary>
    public bool IsItself => string.Equals(Path.GetFileName(TestAssembly), ProductionFile, StringComparison.OrdinalIgnoreCase);

    /// <summary>Gets the version.</summary>
    public required BuiltVersion Version { get; init; }

    /// <summary>Gets a folder that does not exist or is empty.</summary>
    public required string Destination { get; init; }
}
