using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Tests.Verifying;
using SplNet.Tests.Shared;

namespace SplNet.Analyzers.Tests.Formulas;

/// <summary>
/// Texts with mistakes of every kind, as files of a project and in attributes: whatever they are, no analyzer fails, and each problem lies
/// in its text.
/// </summary>
public class WrongTextTests
{
    private const string Subject = "public static class Buffers { public static byte[] Small() => new byte[1]; " +
        "public static byte[] Large() => new byte[9]; }";

    // As the compiler reads a file whose encoding nobody tells.
    private static readonly IReadOnlyList<(string Name, string Text)> Texts =
        [.. WrongTexts.All(WrongTexts.Corpus()).Select(static one => (one.Name, Encoding.UTF8.GetString(one.Bytes)))];

    [Fact]
    public async Task WrongFile_DoesNotCrashAnyAnalyzer()
    {
        var files = Texts.Select(
            static (one, number) => new TextFile($"/project/{number.ToString(CultureInfo.InvariantCulture)}.spl", one.Text)).ToList();
        var found = await Verifier.ReportAsync(Sources.Compile(Subject), files, [.. AnalyzerSet.All]);
        var lengths = files.ToDictionary(static file => file.Path, static file => file.GetText().Length, StringComparer.Ordinal);
        Assert.All(found, one => Assert.InRange(one.Location.SourceSpan.End, 0, lengths[one.Location.GetLineSpan().Path]));
        Assert.True(
            found.Select(static one => one.Location.GetLineSpan().Path).Distinct(StringComparer.Ordinal).Count() > Texts.Count * 3 / 4,
            "Most of the texts are wrong.");
    }

    [Fact]
    public async Task WrongAttribute_DoesNotCrashAnyAnalyzer()
    {
        var source = string.Concat(Texts.Where(static one => one.Text.Length < 100_000).Select(static (one, number) =>
            $"[SplNet.Spl({SymbolDisplay.FormatLiteral(one.Text, quote: true)})] class " +
            $"C{number.ToString(CultureInfo.InvariantCulture)};\n"));
        var found = await Verifier.ReportAsync(Sources.Compile(source, isWithSplNet: true, Subject), new FormulaTextAnalyzer());
        Assert.NotEmpty(found);
        Assert.All(found, one => Assert.InRange(one.Location.SourceSpan.End, 0, source.Length));
    }
}
