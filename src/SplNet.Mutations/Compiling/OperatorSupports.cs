using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Mutations.Compiling;

/// <summary>What mutants call, compiled into the project.</summary>
/// <param name="Compilation">The project with it.</param>
/// <param name="Operators">The operators that can be used.</param>
/// <param name="Notes">Which cannot, and why.</param>
internal sealed record OperatorSupports(CSharpCompilation Compilation, IReadOnlyList<IMutationOperator> Operators, IReadOnlyList<string> Notes)
{
    /// <summary>Adds the supports of operators, each in a file of its own. An operator whose support needs what the project's framework lacks is left out.</summary>
    public static OperatorSupports Of(CSharpCompilation plain, IReadOnlyList<IMutationOperator> operators)
    {
        var trees = operators.Where(static source => source.Support is not null).ToDictionary(static source => source.Id, source => Tree(plain, source.Id, source.Support!), StringComparer.Ordinal);
        var all = plain.AddSyntaxTrees(trees.Values);
        var errors = trees.ToDictionary(
            static tree => tree.Key,
            tree => AssemblyWriter.Errors(all.GetSemanticModel(tree.Value).GetDiagnostics()),
            StringComparer.Ordinal);
        var lost = operators.Where(source => errors.GetValueOrDefault(source.Id) is { Length: > 0 }).ToList();
        return new OperatorSupports(
            all.RemoveSyntaxTrees(lost.Select(source => trees[source.Id])),
            [.. operators.Except(lost)],
            [.. lost.Select(source => $"{source.Id} is left out, since what its mutants call does not compile in this project:{Environment.NewLine}{errors[source.Id]}")]);
    }

    /// <summary>A file that is added to a project, read with the project's own options.</summary>
    public static SyntaxTree Tree(CSharpCompilation plain, string name, string source) => CSharpSyntaxTree.ParseText(
        SourceText.From(source, Encoding.UTF8, SourceHashAlgorithm.Sha256),
        (CSharpParseOptions?)plain.SyntaxTrees.FirstOrDefault()?.Options,
        $"splnet/{name}.cs");
}
