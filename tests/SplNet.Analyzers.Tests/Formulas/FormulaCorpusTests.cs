using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Tests.Literals;
using SplNet.Analyzers.Tests.Verifying;
using SplNet.Syntax.Tests;

namespace SplNet.Analyzers.Tests.Formulas;

/// <summary>
/// The corpus that every reader of formulas goes through: the compiler finds the same problems, in the places where the corpus has them.
/// </summary>
public class FormulaCorpusTests
{
    private static readonly IReadOnlyList<CorpusCase> Formulas = [.. Corpus.Cases.Where(static one => !one.IsFile)];

    [Theory]
    [InlineData(LiteralShape.Escaped)]
    [InlineData(LiteralShape.Regular)]
    [InlineData(LiteralShape.Verbatim)]
    [InlineData(LiteralShape.RawLines)]
    [InlineData(LiteralShape.InterpolatedRawLines)]
    [InlineData(LiteralShape.Concatenation)]
    public async Task FormulaProblems_MatchTheCorpus(LiteralShape shape)
    {
        var random = new Random(42);
        var source = new StringBuilder("using SplNet;\n");
        var expected = new List<string>();
        for (var number = 0; number < Formulas.Count; number++)
        {
            source.Append("[Spl(");
            var literal = LiteralWriter.Write(Formulas[number].Text, shape, random);
            foreach (var (code, start, length, _) in Problems(Formulas[number]))
                expected.Add(Place(
                    number, code, source.Length + literal.PlaceOf(start, length).Start,
                    source.Length + literal.PlaceOf(start, length).End));
            source.Append(literal.Source).Append(CultureInfo.InvariantCulture, $")] class C{number};\n");
        }

        var found = await ReportAsync(Sources.Compile(source.ToString()), [], new FormulaTextAnalyzer());
        Assert.Equal(
            expected.Order(StringComparer.Ordinal),
            found.Select(static one => Place(NumberOf(one), one.Id, one.Location.SourceSpan.Start, one.Location.SourceSpan.End))
                .Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task Replacements_MatchTheCorpus()
    {
        var attributes = Formulas.Select(static (one, number) =>
            $"[Spl({LiteralWriter.Write(one.Text, LiteralShape.Verbatim, Random.Shared).Source})] class C{number};\n");
        var source = "using SplNet;\n" + string.Concat(attributes);
        var found = await ReportAsync(Sources.Compile(source), [], new FormulaTextAnalyzer());
        var expected = Formulas.SelectMany(static (one, number) => Problems(one).Where(static problem => problem.Replacement is not null)
            .Select(problem => $"{number} {problem.Code} {problem.Replacement!.Replace("\"", "\"\"", StringComparison.Ordinal)}"));
        Assert.Equal(
            expected.Order(StringComparer.Ordinal),
            found.Where(static one => one.Properties.ContainsKey(Replacement.Key))
                .Select(static one => $"{NumberOf(one)} {one.Id} {one.Properties[Replacement.Key]}").Order(StringComparer.Ordinal));
    }

    [Fact]
    public async Task FileProblems_MatchTheCorpus()
    {
        var cases = Corpus.Cases.Where(static one => one.IsFile).ToDictionary(
            static one => $"/project/{one.Place.Replace(':', '.')}.spl", StringComparer.Ordinal);
        var found = await ReportAsync(
            Sources.Compile(""), [.. cases.Select(static one => new TextFile(one.Key, one.Value.Text))], new FormulaFileAnalyzer());
        var expected = cases.SelectMany(static one =>
            Problems(one.Value).Select(problem =>
                $"{one.Key} {problem.Code} {new TextSpan(problem.Start, problem.Length)} {problem.Replacement}"));
        var actual = found.Select(static one =>
            $"{one.Location.GetLineSpan().Path} {one.Id} {one.Location.SourceSpan} {one.Properties.GetValueOrDefault(Replacement.Key)}");
        Assert.Equal(expected.Order(StringComparer.Ordinal), actual.Order(StringComparer.Ordinal));
    }

    // Nobody has what the corpus names.
    private static async Task<IReadOnlyList<Diagnostic>> ReportAsync(
        Compilation compilation, IReadOnlyList<TextFile> files, DiagnosticAnalyzer analyzer) =>
        [.. (await Verifier.ReportAsync(compilation, files, analyzer)).Where(
            static one => !one.Id.StartsWith("SPL13", StringComparison.Ordinal))];

    private static IEnumerable<(string Code, int Start, int Length, string? Replacement)> Problems(CorpusCase one) =>
        one.Expected.Where(static line => line.StartsWith('!')).Select(static line =>
        {
            var parts = line.Split(' ', 5);
            var span = parts[2].Split('+');
            return (
                parts[1], int.Parse(span[0], CultureInfo.InvariantCulture), int.Parse(span[1], CultureInfo.InvariantCulture),
                parts.Length > 4 ? CorpusCase.Unescape(parts[4]) : null);
        });

    private static int NumberOf(Diagnostic found)
    {
        var carrier = found.Location.SourceTree!.GetRoot().FindNode(found.Location.SourceSpan)
            .FirstAncestorOrSelf<BaseTypeDeclarationSyntax>()!;
        return int.Parse(carrier.Identifier.ValueText[1..], CultureInfo.InvariantCulture);
    }

    private static string Place(int number, string code, int start, int end) => $"{Formulas[number].Place} {code} {start}..{end}";
}
