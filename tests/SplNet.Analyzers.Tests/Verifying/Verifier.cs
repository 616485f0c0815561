using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>Compiles marked sources with an analyzer, and compares what it reports with the marks.</summary>
internal static class Verifier
{
    /// <summary>The analyzer reports exactly the marked places, and the source compiles; without marks it is silent.</summary>
    /// <param name="marked">The source; see <see cref="Markup"/>.</param>
    public static async Task VerifyAsync<TAnalyzer>(string marked)
        where TAnalyzer : DiagnosticAnalyzer, new()
    {
        var markup = Markup.Read(marked);
        var compilation = Sources.Compile(markup.Source);
        Assert.Empty(compilation.GetDiagnostics(TestContext.Current.CancellationToken).Where(static one => one.Severity == DiagnosticSeverity.Error));
        var analyzer = new TAnalyzer();
        var only = analyzer.SupportedDiagnostics[0].Id;
        var expected = markup.Expected.Select(one => Text(one.Id ?? only, one.Span, markup.Source));
        var reported = await ReportAsync(compilation, analyzer);
        Assert.Equal(expected, reported.Select(one => Text(one.Id, one.Location.SourceSpan, markup.Source)));
    }

    /// <summary>What analyzers report of a compilation, by their places. One that throws fails the test.</summary>
    /// <param name="compilation">The compilation.</param>
    /// <param name="analyzers">The analyzers.</param>
    public static async Task<IReadOnlyList<Diagnostic>> ReportAsync(Compilation compilation, params DiagnosticAnalyzer[] analyzers)
    {
        var thrown = new List<string>();
        var options = new CompilationWithAnalyzersOptions(
            new AnalyzerOptions([]),
            (exception, analyzer, _) =>
            {
                lock (thrown)
                    thrown.Add($"{analyzer}: {exception}");
            },
            concurrentAnalysis: true,
            logAnalyzerExecutionTime: false);
        var reported = await compilation.WithAnalyzers([.. analyzers], options).GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);
        Assert.Empty(thrown);
        return [.. reported.OrderBy(static one => one.Location.SourceSpan.Start).ThenBy(static one => one.Location.SourceSpan.End).ThenBy(static one => one.Id, StringComparer.Ordinal)];
    }

    private static string Text(string id, Microsoft.CodeAnalysis.Text.TextSpan span, string source) => $"{id} {span} {source.Substring(span.Start, span.Length)}";
}
