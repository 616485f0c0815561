using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>Applies a fix to marked sources, and compares what comes out with what is expected; what comes out must compile.</summary>
internal static class FixVerifier
{
    /// <summary>The fix offers one change for the marked place, and it gives the expected source.</summary>
    /// <param name="marked">The source; see <see cref="Markup"/>.</param>
    /// <param name="after">The expected source.</param>
    /// <param name="replacements">The text that mends the place, where the diagnostic carries one.</param>
    public static async Task VerifyAsync<TFix>(string marked, string after, params string[] replacements)
        where TFix : CodeFixProvider, new()
    {
        var fix = new TFix();
        using var subject = await FixSubject.OfAsync(fix.FixableDiagnosticIds[0], [marked], replacements);
        var action = Assert.Single(await subject.OfferedAsync(fix));
        Assert.Equal([after], await subject.ApplyAsync(action));
    }

    /// <summary>An analyzer reports one place, the fix mends it, and nothing is reported then.</summary>
    /// <param name="analyzer">The analyzer.</param>
    /// <param name="source">The source, without marks.</param>
    /// <param name="after">The expected source.</param>
    public static async Task VerifyReportedAsync<TFix>(DiagnosticAnalyzer analyzer, string source, string after)
        where TFix : CodeFixProvider, new()
    {
        using var subject = await FixSubject.ReportedAsync(analyzer, source);
        Assert.Single(subject.Diagnostics);
        var action = Assert.Single(await subject.OfferedAsync(new TFix()));
        Assert.Equal([after], await subject.ApplyAsync(action));
        Assert.Empty(await Verifier.ReportAsync(Sources.Compile(after), analyzer));
    }

    /// <summary>The fix offers nothing for the marked place.</summary>
    /// <param name="marked">The source; see <see cref="Markup"/>.</param>
    /// <param name="replacements">The text that mends the place, where the diagnostic carries one.</param>
    public static async Task VerifyNothingAsync<TFix>(string marked, params string[] replacements)
        where TFix : CodeFixProvider, new()
    {
        var fix = new TFix();
        using var subject = await FixSubject.OfAsync(fix.FixableDiagnosticIds[0], [marked], replacements);
        Assert.Empty(await subject.OfferedAsync(fix));
    }

    /// <summary>The fix mends all marked places of a project at once.</summary>
    /// <param name="marked">The sources; see <see cref="Markup"/>.</param>
    /// <param name="after">The expected sources.</param>
    /// <param name="replacements">The texts that mend the places, where the diagnostics carry them.</param>
    public static async Task VerifyAllAsync<TFix>(IReadOnlyList<string> marked, IReadOnlyList<string> after, params string[] replacements)
        where TFix : CodeFixProvider, new()
    {
        var fix = new TFix();
        using var subject = await FixSubject.OfAsync(fix.FixableDiagnosticIds[0], marked, replacements);
        var offered = Assert.Single(await subject.OfferedAsync(fix));
        var context = new FixAllContext(
            subject.Project.GetDocument(subject.Documents[0])!, fix, FixAllScope.Project, offered.EquivalenceKey!,
            subject.Diagnostics.Select(static diagnostic => diagnostic.Id).Distinct(), new MarkedDiagnostics(subject.Diagnostics),
            TestContext.Current.CancellationToken);
        var action = await fix.GetFixAllProvider()!.GetFixAsync(context);
        Assert.NotNull(action);
        Assert.Equal(after, await subject.ApplyAsync(action));
    }
}
