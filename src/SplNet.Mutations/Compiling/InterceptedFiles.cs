using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Compiling;

/// <summary>
/// Mutants of files whose calls generated code intercepts. The generators run again on the mutated file, as in a build, because their code
/// identifies calls by the hash of the file. A call that is no longer intercepted would run different code than in the project, so the
/// measurement of such a mutant would be misleading.
/// </summary>
internal sealed class InterceptedFiles
{
    private readonly GeneratorRun _run;
    private readonly CSharpCompilation _baseline;
    private readonly InterceptedCalls _calls;
    private readonly List<SyntaxTree> _more;
    private readonly Dictionary<string, SyntaxTree> _generated;

    private InterceptedFiles(GeneratorRun run, CSharpCompilation baseline, InterceptedCalls calls, List<SyntaxTree> more)
    {
        _run = run;
        _baseline = baseline;
        _calls = calls;
        _more = more;
        var paths = run.Generated.Select(static tree => tree.FilePath).ToHashSet(StringComparer.Ordinal);
        _generated = baseline.SyntaxTrees.Where(tree => paths.Contains(tree.FilePath)).ToDictionary(
            static tree => tree.FilePath, StringComparer.Ordinal);
    }

    /// <summary>Creates them for a project; null if its generators intercept nothing.</summary>
    /// <param name="project">The project.</param>
    /// <param name="baseline">The project with the helpers that mutants call.</param>
    public static InterceptedFiles? Of(ProjectCompilation project, CSharpCompilation baseline) =>
        project.Generators is { } run && InterceptedCalls.In(run.Generated) is { IsEmpty: false } calls
            ? new InterceptedFiles(run, baseline, calls, [.. baseline.SyntaxTrees.Except(project.Plain.SyntaxTrees).Select(run.AsWritten)])
            : null;

    /// <summary>Compiles the project with a mutant.</summary>
    /// <param name="found">The mutant.</param>
    /// <param name="tree">Its mutated file.</param>
    /// <returns>The compilation, or the reason for its absence; null if no call of the file is intercepted.</returns>
    public (CSharpCompilation? Compilation, string? Error)? Mutated(FoundMutant found, SyntaxTree tree)
    {
        var calls = _calls.Of(found.Tree);
        if (calls.Count == 0)
            return null;
        var (run, errors) = _run.Again(found.Tree.FilePath, tree.GetText(), _more);
        if (errors.Count > 0)
            return (
                null, "The source generators of the project report errors for this " +
                    $"mutant:{Environment.NewLine}{string.Join(Environment.NewLine, errors)}");
        return Lost(found, tree, calls, InterceptedCalls.In(run.Generated).Of(tree)) is { } lost
            ? (
                null, $"A source generator intercepts the call of '{lost}' in the original but not in this mutant, " +
                    "so the mutant would run different code.")
            : (With(run, found.Tree, tree), null);
    }

    private CSharpCompilation With(GeneratorRun run, SyntaxTree original, SyntaxTree mutated)
    {
        var compilation = _baseline.ReplaceSyntaxTree(original, mutated);
        var now = run.Generated.ToDictionary(static tree => tree.FilePath, StringComparer.Ordinal);
        foreach (var (path, before) in _generated.Where(
            one => !now.TryGetValue(one.Key, out var after) || !after.GetText().ContentEquals(one.Value.GetText())))
            compilation = now.TryGetValue(path, out var after)
                ? compilation.ReplaceSyntaxTree(before, LeanCompilation.Again(after))
                : compilation.RemoveSyntaxTrees(before);
        return compilation.AddSyntaxTrees(now.Values.Where(tree => !_generated.ContainsKey(tree.FilePath)).Select(LeanCompilation.Again));
    }

    // Outside the mutation, every intercepted call must stay intercepted; inside, no name may have more calls that are
    // not intercepted than before.
    private static string? Lost(FoundMutant found, SyntaxTree tree, IReadOnlyList<SyntaxToken> before, IReadOnlyList<SyntaxToken> after)
    {
        var was = found.Mutation.Original.Span;
        var delta = tree.Length - found.Tree.Length;
        var now = new TextSpan(was.Start, was.Length + delta);
        var positions = after.Select(static name => name.SpanStart).ToHashSet();
        foreach (var name in before.Where(name => !was.Contains(name.SpanStart)))
        {
            if (!positions.Contains(name.SpanStart >= was.End ? name.SpanStart + delta : name.SpanStart))
                return name.Text;
        }

        return before.Where(name => was.Contains(name.SpanStart)).Select(static name => name.Text).Distinct(StringComparer.Ordinal)
            .FirstOrDefault(name => Called(tree, now, name) - after.Count(token => token.Text == name && now.Contains(token.SpanStart))
                > Called(found.Tree, was, name) - before.Count(token => token.Text == name && was.Contains(token.SpanStart)));
    }

    private static int Called(SyntaxTree tree, TextSpan span, string name) =>
        tree.GetRoot().DescendantNodes(span).OfType<InvocationExpressionSyntax>()
            .Select(static call => call.Expression switch
            {
                MemberAccessExpressionSyntax member => member.Name.Identifier,
                MemberBindingExpressionSyntax member => member.Name.Identifier,
                SimpleNameSyntax simple => simple.Identifier,
                _ => default,
            })
            .Count(identifier => identifier.Text == name && span.Contains(identifier.SpanStart));
}
