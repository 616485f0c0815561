using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Rules;

namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>A project of marked sources, with a diagnostic at each mark.</summary>
internal sealed class FixSubject : IDisposable
{
    private readonly AdhocWorkspace _workspace = Workspaces.New();
    private readonly List<(DocumentId Document, Diagnostic Diagnostic)> _diagnostics = [];

    private FixSubject()
    {
    }

    public Project Project { get; private set; } = null!;

    public IReadOnlyList<DocumentId> Documents { get; private set; } = [];

    public IReadOnlyList<Diagnostic> Diagnostics => [.. _diagnostics.Select(static one => one.Diagnostic)];

    /// <summary>Makes the project.</summary>
    /// <param name="only">The rule of marks without a name.</param>
    /// <param name="marked">The sources.</param>
    /// <param name="replacements">The texts that mend the marked places, in their order.</param>
    public static async Task<FixSubject> OfAsync(string only, IReadOnlyList<string> marked, IReadOnlyList<string> replacements)
    {
        var subject = new FixSubject();
        var empty = Sources.Compile(string.Empty);
        var project = subject._workspace.AddProject(ProjectInfo.Create(
            ProjectId.CreateNewId(), VersionStamp.Default, "Subject", "Subject", LanguageNames.CSharp,
            compilationOptions: empty.Options, parseOptions: empty.SyntaxTrees[0].Options, metadataReferences: empty.References));
        project = project.AddDocument("Usings.cs", await empty.SyntaxTrees[1].GetTextAsync(TestContext.Current.CancellationToken)).Project;
        var documents = new List<DocumentId>();
        foreach (var markup in marked.Select(Markup.Read))
        {
            var document = project.AddDocument($"Subject{documents.Count}.cs", markup.Source);
            project = document.Project;
            documents.Add(document.Id);
            var tree = await document.GetSyntaxTreeAsync(TestContext.Current.CancellationToken);
            foreach (var (id, span) in markup.Expected)
                subject._diagnostics.Add((
                    document.Id,
                    At(id ?? only, Location.Create(tree!, span), replacements.ElementAtOrDefault(subject._diagnostics.Count))));
        }

        (subject.Project, subject.Documents) = (project, documents);
        return subject;
    }

    /// <summary>The project of one source, with the diagnostics of an analyzer.</summary>
    /// <param name="analyzer">The analyzer.</param>
    /// <param name="source">The source, without marks.</param>
    public static async Task<FixSubject> ReportedAsync(DiagnosticAnalyzer analyzer, string source)
    {
        var subject = await OfAsync(string.Empty, [source], []);
        var compilation = await subject.Project.GetCompilationAsync(TestContext.Current.CancellationToken);
        foreach (var diagnostic in await Verifier.ReportAsync(compilation!, analyzer))
            subject._diagnostics.Add((subject.Documents[0], diagnostic));
        return subject;
    }

    /// <summary>What a fix offers for the first diagnostic.</summary>
    public async Task<IReadOnlyList<CodeAction>> OfferedAsync(CodeFixProvider fix)
    {
        var (document, diagnostic) = _diagnostics[0];
        var offered = new List<CodeAction>();
        await fix.RegisterCodeFixesAsync(new CodeFixContext(
            Project.GetDocument(document)!, diagnostic, (action, _) => offered.Add(action), TestContext.Current.CancellationToken));
        return offered;
    }

    /// <summary>The sources after an action, which compile.</summary>
    public async Task<IReadOnlyList<string>> ApplyAsync(CodeAction action)
    {
        var operations = await action.GetOperationsAsync(TestContext.Current.CancellationToken);
        var changed = operations.OfType<ApplyChangesOperation>().Single().ChangedSolution.GetProject(Project.Id)!;
        var compilation = await changed.GetCompilationAsync(TestContext.Current.CancellationToken);
        Assert.Empty(compilation!.GetDiagnostics(TestContext.Current.CancellationToken)
            .Where(static one => one.Severity == DiagnosticSeverity.Error));
        return [.. await Task.WhenAll(
            Documents.Select(async id => (await changed.GetDocument(id)!.GetTextAsync(TestContext.Current.CancellationToken)).ToString()))];
    }

    public void Dispose() => _workspace.Dispose();

    private static Diagnostic At(string id, Location location, string? replacement)
    {
        var rule = new DiagnosticDescriptor(id, id, id, "Test", DiagnosticSeverity.Warning, isEnabledByDefault: true);
        return Diagnostic.Create(rule, location, ImmutableDictionary<string, string?>.Empty.Add(Replacement.Key, replacement));
    }
}
