using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.CodeFixes.Texts;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.CodeFixes;

public class ReplaceTextFixTests
{
    [Theory]
    [InlineData("\"{|SPL1201:maen|}(SELF) < 5 ms\"", "mean", "\"mean(SELF) < 5 ms\"")]
    [InlineData("\"SELF < 5 ms {|SPL1101:&|} SELF < 1 s\"", "&&", "\"SELF < 5 ms && SELF < 1 s\"")]
    [InlineData("\"SELF < {|SPL1106:[1]|}\"", "(\\\"a\\\")", "\"SELF < (\\\"a\\\")\"")]
    [InlineData("@\"SELF < {|SPL1106:[1]|}\"", "(\"\"a\"\")", "@\"SELF < (\"\"a\"\")\"")]
    [InlineData("\"\"\"SELF < {|SPL1106:[1]|} \"\"\"", "(\"a\\b\")", "\"\"\"SELF < (\"a\\b\") \"\"\"")]
    [InlineData("$\"{|SPL1201:maen|}({nameof(Subject)}.Sort) < 5 ms\"", "mean", "$\"mean({nameof(Subject)}.Sort) < 5 ms\"")]
    [InlineData("$\"{\"{|SPL1201:maen|}\"}(SELF) < 5 ms\"", "mean", "$\"{\"mean\"}(SELF) < 5 ms\"")]
    [InlineData("\"{|SPL1201:maen|}\" + \"(SELF) < 5 ms\"", "mean", "\"mean\" + \"(SELF) < 5 ms\"")]
    [InlineData("\"SELF <{|SPL1028: -|}5 ms\"", "", "\"SELF <5 ms\"")]
    [InlineData("\"a\\tb {|SPL1018:sec|}\"", "s", "\"a\\tb s\"")]
    [InlineData("\"SELF < 5{|SPL1018:|}\"", " ms", "\"SELF < 5 ms\"")]
    public Task Suggestion_ReplacesItsPartOfTheLiteral(string before, string replacement, string after) =>
        FixVerifier.VerifyAsync<ReplaceTextFix>(Source(before), Source(after), replacement);

    [Theory]
    [InlineData("\"\"\"{|SPL1106:[1]|} < SELF\"\"\"", "\"a\"")]
    [InlineData("{|SPL1201:\"maen(SELF) < 5 ms\"|}", "mean")]
    [InlineData("{|SPL1201:nameof(Subject)|}", "mean")]
    [InlineData("\"{|SPL1106:[1]|} < SELF\"", "\"")]
    [InlineData("$\"{|SPL1106:[1]|} < SELF\"", "{")]
    [InlineData("\"SELF {|SPL1002:\" + \"<|} 5 ms\"", "<")]
    public Task PlaceThatCannotHoldTheSuggestion_IsNotFixed(string before, string replacement) =>
        FixVerifier.VerifyNothingAsync<ReplaceTextFix>(Source(before), replacement);

    [Fact]
    public Task LinesOfARawLiteral_AreUnchanged()
    {
        const string quotes = "\"\"\"";
        return FixVerifier.VerifyAsync<ReplaceTextFix>(
            Source($"{quotes}\n        SELF < 5 ms\n        {{|SPL1101:&|}} SELF < 1 s\n        {quotes}"),
            Source($"{quotes}\n        SELF < 5 ms\n        && SELF < 1 s\n        {quotes}"),
            "&&");
    }

    [Fact]
    public Task SeveralPlacesInALiteral_AreFixedTogether() => FixVerifier.VerifyAllAsync<ReplaceTextFix>(
        [Source("\"{|SPL1201:maen|}(SELF) < 5 {|SPL1018:sec|} {|SPL1101:&|} SELF < 1 s\""), Source("@\"{|SPL1101:∀|}n in 1: SELF < 1 s\"")],
        [Source("\"mean(SELF) < 5 s && SELF < 1 s\""), Source("@\"forall n in 1: SELF < 1 s\"")],
        "mean", "s", "&&", "forall ");

    [Fact]
    public Task OverlappingPlaces_AreFixedOneAfterAnother() => FixVerifier.VerifyAllAsync<ReplaceTextFix>(
        [Source("\"{|SPL1102:SELF <=(1,2) {|SPL1201:maen|}(SELF)|} {|SPL1101:&|} SELF < 1 s\"")],
        [Source("\"SELF <= 2 * maen(SELF) && SELF < 1 s\"")],
        "SELF <= 2 * maen(SELF)", "mean", "&&");

    [Fact]
    public async Task PlaceInAFile_IsFixed()
    {
        const string text = "fast: maen(Map.Get) < 5 ms";
        using var workspace = Workspaces.New();
        var file = workspace.AddProject("Subject", LanguageNames.CSharp).AddAdditionalDocument("perf.spl", text);
        var rule = new DiagnosticDescriptor("SPL1201", "Title", "Message", "Formulas", DiagnosticSeverity.Error, isEnabledByDefault: true);
        var location = Location.Create(
            "perf.spl", new TextSpan(6, 4), new LinePositionSpan(new LinePosition(0, 6), new LinePosition(0, 10)));
        var offered = new List<CodeAction>();
        var diagnostic = Diagnostic.Create(rule, location, ImmutableDictionary<string, string?>.Empty.Add("Replacement", "mean"));
        await new ReplaceTextFix().RegisterCodeFixesAsync(
            new CodeFixContext(file, diagnostic, (action, _) => offered.Add(action), TestContext.Current.CancellationToken));
        var operations = await Assert.Single(offered).GetOperationsAsync(TestContext.Current.CancellationToken);
        var changed = await operations.OfType<ApplyChangesOperation>().Single().ChangedSolution.GetAdditionalDocument(file.Id)!
            .GetTextAsync(TestContext.Current.CancellationToken);
        Assert.Equal("fast: mean(Map.Get) < 5 ms", changed.ToString());
    }

    private static string Source(string literal) =>
        $$"""
        using SplNet;

        [Spl({{literal}})]
        file class Subject
        {
            public void Sort()
            {
            }
        }
        """;
}
