using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Experiments;

namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>Compiles marked sources with an analyzer, and compares what it reports with the marks.</summary>
internal static class Verifier
{
    /// <summary>The analyzer reports exactly the marked places, and the source compiles; without marks it is silent.</summary>
    /// <param name="marked">The source; see <see cref="Markup"/>.</param>
    /// <param name="files">Files of other kinds, marked likewise, which the build gives to the compiler.</param>
    public static Task VerifyAsync<TAnalyzer>(string marked, params IReadOnlyList<(string Path, string Marked)> files)
        where TAnalyzer : DiagnosticAnalyzer, new() => VerifyAsync(new TAnalyzer(), marked, files);

    /// <summary>The rule reports exactly the marked places, and the source compiles; without marks it is silent.</summary>
    /// <param name="marked">The source; see <see cref="Markup"/>.</param>
    public static Task VerifyRuleAsync<TRule>(string marked)
        where TRule : ExperimentRule, new() => VerifyAsync(new ExperimentAnalyzer([new TRule()]), marked, []);

    /// <summary>What analyzers report of a compilation, by their places. One that throws fails the test.</summary>
    /// <param name="compilation">The compilation.</param>
    /// <param name="analyzers">The analyzers.</param>
    public static Task<IReadOnlyList<Diagnostic>> ReportAsync(Compilation compilation, params DiagnosticAnalyzer[] analyzers) =>
        ReportAsync(compilation, [], analyzers);

    /// <summary>What analyzers report of a compilation and of other files, by their places. One that throws fails the test.</summary>
    /// <param name="compilation">The compilation.</param>
    /// <param name="files">The other files.</param>
    /// <param name="analyzers">The analyzers.</param>
    public static async Task<IReadOnlyList<Diagnostic>> ReportAsync(
        Compilation compilation, IReadOnlyList<AdditionalText> files, params DiagnosticAnalyzer[] analyzers)
    {
        var thrown = new List<string>();
        var options = new CompilationWithAnalyzersOptions(
            new AnalyzerOptions([.. files]),
            (exception, analyzer, _) =>
            {
                lock (thrown)
                    thrown.Add($"{analyzer}: {exception}");
            },
            concurrentAnalysis: true,
            logAnalyzerExecutionTime: false);
        var reported = await compilation.WithAnalyzers([.. analyzers], options)
            .GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);
        Assert.Empty(thrown);
        return [.. reported.OrderBy(static one => one.Location.SourceSpan.Start).ThenBy(static one => one.Location.SourceSpan.End).ThenBy(
            static one => one.Id, StringComparer.Ordinal)];
    }

    private static async Task VerifyAsync(DiagnosticAnalyzer analyzer, string marked, IReadOnlyList<(string Path, string Marked)> files)
    {
        var markup = Markup.Read(marked);
        var compilation = Sources.Compile(markup.Source);
        var others = files.Select(static file => (file.Path, Markup: Markup.Read(file.Marked))).ToList();
        Assert.Empty(compilation.GetDiagnostics(TestContext.Current.CancellationToken)
            .Where(static one => one.Severity == DiagnosticSeverity.Error));
        var only = analyzer.SupportedDiagnostics[0].Id;
        var texts = others.Append((Path: "Subject.cs", Markup: markup)).ToDictionary(
            static one => one.Path, static one => one.Markup, StringComparer.Ordinal);
        var expected = texts.SelectMany(
            text => text.Value.Expected.Select(one => Text(text.Key, one.Id ?? only, one.Span, text.Value.Source)));
        var reported = await ReportAsync(
            compilation, [.. others.Select(static file => new TextFile(file.Path, file.Markup.Source))], analyzer);
        var found = reported.Select(one => Text(PathOf(one), one.Id, one.Location.SourceSpan, texts[PathOf(one)].Source));
        Assert.Equal(expected.Order(StringComparer.Ordinal), found.Order(StringComparer.Ordinal));
    }

    private static string PathOf(Diagnostic diagnostic) => diagnostic.Location.GetLineSpan().Path;

    private static string Text(string path, string id, Microsoft.CodeAnalysis.Text.TextSpan span, string source) =>
        $"{path} {id} {span} {source.Substring(span.Start, span.Length)}";
}
