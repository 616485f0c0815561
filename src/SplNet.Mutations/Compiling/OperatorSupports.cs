using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Mutations.Compiling;

/// <summary>The helpers that mutants call, compiled into the project.</summary>
/// <param name="Compilation">The project with them.</param>
/// <param name="Operators">The usable operators.</param>
/// <param name="Notes">The unusable operators, with the reasons.</param>
internal sealed record OperatorSupports(
    CSharpCompilation Compilation, IReadOnlyList<IMutationOperator> Operators, IReadOnlyList<string> Notes)
{
    /// <summary>
    /// Adds the supports of operators, each as a separate file. Leaves out an operator if the project's framework lacks
    /// something that its support needs.
    /// </summary>
    public static OperatorSupports Of(CSharpCompilation plain, IReadOnlyList<IMutationOperator> operators)
    {
        var trees = operators.Where(static source => source.Support is not null).ToDictionary(
            static source => source.Id, source => Tree(plain, source.Id, source.Support!), StringComparer.Ordinal);
        var all = plain.AddSyntaxTrees(trees.Values);
        var errors = trees.ToDictionary(
            static tree => tree.Key,
            tree => AssemblyWriter.Errors(all.GetSemanticModel(tree.Value).GetDiagnostics()),
            StringComparer.Ordinal);
        var lost = operators.Where(source => errors.GetValueOrDefault(source.Id) is { Length: > 0 }).ToList();
        return new OperatorSupports(
            all.RemoveSyntaxTrees(lost.Select(source => trees[source.Id])),
            [.. operators.Except(lost)],
            [.. lost.Select(source => $"{source.Id} is left out, " +
                $"because its mutants call code that does not compile in this project:{Environment.NewLine}{errors[source.Id]}")]);
    }

    /// <summary>Parses an additional file with the project's options.</summary>
    public static SyntaxTree Tree(CSharpCompilation plain, string name, string source) => CSharpSyntaxTree.ParseText(
        SourceText.From(source, Encoding.UTF8, SourceHashAlgorithm.Sha256),
        (CSharpParseOptions?)plain.SyntaxTrees.FirstOrDefault()?.Options,
        $"splnet/{name}.cs");
}
