using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SplNet.Mutations.Compiling;

/// <summary>A project as the compiler sees it.</summary>
/// <param name="Plain">The compilation of the build, with what generators have added.</param>
/// <param name="Sources">The trees that may be mutated: those of the user's files.</param>
/// <param name="Writer">How its assemblies are written.</param>
/// <param name="Folder">The folder of the project.</param>
internal sealed record ProjectCompilation(CSharpCompilation Plain, IReadOnlyList<SyntaxTree> Sources, AssemblyWriter Writer, string Folder)
{
    /// <summary>The run of its source generators; null where it has none.</summary>
    public GeneratorRun? Generators { get; init; }
}
