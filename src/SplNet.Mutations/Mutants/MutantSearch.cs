using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SplNet.Mutations.Mutants;

/// <summary>Applies each operator to each node of the user's files.</summary>
/// <param name="compilation">The compilation of the files.</param>
/// <param name="folder">The folder of the project, to which file names are relative.</param>
/// <param name="methods">The keys of methods by their names in documentation.</param>
internal sealed class MutantSearch(CSharpCompilation compilation, string folder, IReadOnlyDictionary<string, string> methods)
{
    /// <summary>
    /// Finds the mutants by file and place. Ids count them by operator in this order, so they are the same for the same sources.
    /// </summary>
    /// <param name="trees">The files.</param>
    /// <param name="operators">The operators.</param>
    public IReadOnlyList<FoundMutant> In(IEnumerable<SyntaxTree> trees, IReadOnlyList<IMutationOperator> operators)
    {
        var counts = new Dictionary<string, int>(StringComparer.Ordinal);
        return
        [
            .. trees.Select(tree => (Tree: tree, File: RelativePath(tree.FilePath))).OrderBy(
                static file => file.File, StringComparer.Ordinal)
                .Where(static file => !GeneratedCode.Is(file.Tree))
                .SelectMany(file => In(file.Tree, file.File, operators))
                .Select(found => found with { Mutant = found.Mutant with { Id = IdOf(found.Mutant, counts) } }),
        ];
    }

    private IEnumerable<FoundMutant> In(SyntaxTree tree, string file, IReadOnlyList<IMutationOperator> operators)
    {
        var model = compilation.GetSemanticModel(tree);
        var guards = new CommonGuards(model);
        var comments = DisableComments.In(tree);
        foreach (var node in tree.GetRoot().DescendantNodes())
        {
            if (guards.Forbid(node))
                continue;
            foreach (var source in operators)
            {
                foreach (var mutation in source.At(node, model).Where(mutation => !guards.Forbid(mutation.Original)))
                    yield return new FoundMutant(Described(mutation, source, tree, file, model, comments), mutation, tree);
            }
        }
    }

    private Mutant Described(
        Mutation mutation, IMutationOperator source, SyntaxTree tree, string file, SemanticModel model, DisableComments comments)
    {
        var place = mutation.Place ?? mutation.Original;
        var span = tree.GetLineSpan(place.Span).Span;
        return new Mutant
        {
            Id = string.Empty,
            Operator = source.Id,
            Title = source.Title,
            Tier = mutation.Tier ?? source.Tier,
            Cost = source.Cost,
            File = file,
            StartLine = span.Start.Line + 1,
            StartColumn = span.Start.Character + 1,
            EndLine = span.End.Line + 1,
            EndColumn = span.End.Character + 1,
            Original = place.ToString(),
            Replacement = mutation.Replacement.ToString(),
            Method = EnclosingMethod.Of(place, model) is { } name ? methods.GetValueOrDefault(name) : null,
            Ignored = comments.ReasonAgainst(source.Id, span.Start.Line),
        };
    }

    private string RelativePath(string path) => Path.GetRelativePath(folder, path).Replace('\\', '/');

    private static string IdOf(Mutant mutant, Dictionary<string, int> counts)
    {
        var number = counts[mutant.Operator] = counts.GetValueOrDefault(mutant.Operator) + 1;
        return string.Create(CultureInfo.InvariantCulture, $"{mutant.Operator}-{number}");
    }
}
