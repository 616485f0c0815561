namespace SplNet.Analyzers.Tests.Layers;

/// <summary>
/// A folder of a project that names what stands in another, as the compiler understands the sources: types that share a
/// namespace are told apart too.
/// </summary>
/// <param name="From">The folder that names.</param>
/// <param name="To">The folder where it stands; several for the parts of a type.</param>
/// <param name="File">The file that names it.</param>
/// <param name="Name">What is named.</param>
internal sealed record FolderArrow(string From, IReadOnlyList<string> To, string File, string Name)
{
    public override string ToString() => $"{From} -> {string.Join('/', To)}: {File} names {Name}";
}
