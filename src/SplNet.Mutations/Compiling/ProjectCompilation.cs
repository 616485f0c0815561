using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SplNet.Mutations.Compiling;

/// <summary>A project as the compiler sees it.</summary>
/// <param name="Plain">The compilation of the build, including generated files.</param>
/// <param name="Sources">The trees that may be mutated: the user's files.</param>
/// <param name="Writer">Writes its assemblies.</param>
/// <param name="Folder">The folder of the project.</param>
internal sealed record ProjectCompilation(CSharpCompilation Plain, IReadOnlyList<SyntaxTree> Sources, AssemblyWriter Writer, string Folder)
{
    /// <summary>Gets the run of its source generators; null if it has none.</summary>
    public GeneratorRun? Generators { get; init; }
}
