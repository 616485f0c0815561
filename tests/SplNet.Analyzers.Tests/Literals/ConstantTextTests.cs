using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Analyzers.Literals;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Literals;

public class ConstantTextTests
{
    private const int TextsOfEachShape = 1000;

    private static readonly string[] Pieces =
    [
        "a", "b1", "SELF", " ", "  ", "\t", "\"", "\"\"", "\"\"\"", "'", "\\", "\\n", "{", "}", "{{", "}}", "\n", "\r\n", "\r", "\u0085",
        "\u2028",
        "µ", "≤", "\uD83D\uDE00", "\u0007", "x", "0", "+", "//",
    ];

    [Theory]
    [InlineData(LiteralShape.Escaped)]
    [InlineData(LiteralShape.Regular)]
    [InlineData(LiteralShape.Verbatim)]
    [InlineData(LiteralShape.RawLine)]
    [InlineData(LiteralShape.RawLines)]
    [InlineData(LiteralShape.Interpolated)]
    [InlineData(LiteralShape.InterpolatedVerbatim)]
    [InlineData(LiteralShape.InterpolatedRawLine)]
    [InlineData(LiteralShape.InterpolatedRawLines)]
    [InlineData(LiteralShape.Concatenation)]
    public void RandomTexts_AreFoundWhereTheyAreWritten(LiteralShape shape)
    {
        var random = new Random(20120422 + (int)shape);
        var literals = new List<(WrittenLiteral Literal, int Start)>();
        var source = new StringBuilder("using SplNet;\n");
        while (literals.Count < TextsOfEachShape)
        {
            var value = string.Concat(Enumerable.Range(0, random.Next(9)).Select(_ => Pieces[random.Next(Pieces.Length)]));
            if (!LiteralWriter.CanWrite(value, shape))
                continue;
            var literal = LiteralWriter.Write(value, shape, random);
            source.Append("[Spl(");
            literals.Add((literal, source.Length));
            source.Append(literal.Source).Append(System.Globalization.CultureInfo.InvariantCulture, $")] class C{literals.Count};\n");
        }

        var compilation = Sources.Compile(source.ToString());
        Assert.Empty(compilation.GetDiagnostics(TestContext.Current.CancellationToken)
            .Where(static one => one.Severity == DiagnosticSeverity.Error));
        var model = compilation.GetSemanticModel(compilation.SyntaxTrees[0]);
        var arguments = compilation.SyntaxTrees[0].GetRoot(TestContext.Current.CancellationToken).DescendantNodes()
            .OfType<AttributeArgumentSyntax>().ToList();
        Assert.Equal(literals.Count, arguments.Count);
        foreach (var (argument, (literal, start)) in arguments.Zip(literals))
        {
            Assert.Equal(literal.Value, model.GetConstantValue(argument.Expression, TestContext.Current.CancellationToken).Value);
            Verify(
                literal, start, new ConstantText(argument.Expression, literal.Value, model, TestContext.Current.CancellationToken), random);
        }
    }

    private static void Verify(WrittenLiteral literal, int offset, ConstantText text, Random random)
    {
        for (var start = 0; start <= literal.Value.Length; start++)
        {
            foreach (var length in new[] { 0, 1, random.Next(literal.Value.Length + 1) }.Where(
                length => start + length <= literal.Value.Length))
            {
                // Without a character there is no place in the source that one could be compared with.
                if (literal.Value.Length == 0 && literal.Source.Contains('$', StringComparison.Ordinal))
                    continue;
                var (from, to) = literal.PlaceOf(start, length);
                var found = text.Find(start, length).Location.SourceSpan;
                Assert.True(
                    (from + offset, to + offset) == (found.Start, found.End),
                    $"{start}+{length} of {literal.Source}: {found.Start - offset}..{found.End - offset} and not {from}..{to}");
            }
        }
    }
}
