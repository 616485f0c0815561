using SplNet.Mutations.Compiling;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Mutating.Compiling;

/// <summary>A build of the user's project in a private copy of its sources, which is kept until disposal.</summary>
/// <param name="folder">The private folder.</param>
internal sealed class PrivateBuild(PrivateFolder folder) : IDisposable
{
    /// <summary>The compiler call of the build, with paths in the copy.</summary>
    public required CompilerCall Call { get; init; }

    /// <summary>The assembly that was built.</summary>
    public required string BuiltAssembly { get; init; }

    /// <summary>The target framework.</summary>
    public required string Framework { get; init; }

    /// <summary>The root of the copy.</summary>
    public required string SourceFolder { get; init; }

    /// <summary>The deviations from the sources' own settings.</summary>
    public required IReadOnlyList<string> Notes { get; init; }

    public void Dispose() => folder.Dispose();
}
