using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Swapping;

/// <summary>Whose place a version takes.</summary>
internal sealed record SwapRequest
{
    /// <summary>The path of the test's assembly, in its output folder.</summary>
    public required string TestAssembly { get; init; }

    /// <summary>The file name of the production assembly in that folder, as it is today.</summary>
    public required string ProductionFile { get; init; }

    /// <summary>True if the production assembly is that whose output it is: a library that is measured without any test.</summary>
    public bool IsItself => string.Equals(Path.GetFileName(TestAssembly), ProductionFile, StringComparison.OrdinalIgnoreCase);

    /// <summary>The version.</summary>
    public required BuiltVersion Version { get; init; }

    /// <summary>A folder that does not exist or is empty.</summary>
    public required string Destination { get; init; }
}
