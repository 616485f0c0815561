namespace SplNet.Syntax.Tests;

/// <summary>
/// A million texts from pieces of the language, from the corpus with mutations, and from chance alone; the same ones every time.
/// </summary>
public class FuzzTests
{
    private const int Texts = 1_000_000;

    private static readonly string[] Pieces =
    [
        "a", "b.c", "THIS", "mean", "median(", "p99", "i", "forall ", "for", "exists ", " in ", "with", "step", "(", ")", "[", "]", "{",
        "}", ",", ":", ".", "..", "@", "@git:",
        "'x'", "\"", "'", "#", "//", "\n", "\r\n", " ", "<", "<=", ">", "==", "=", "!=", "~", "~5%", "+", "-", "*", "/", "%", "&", "&&",
        "|", "||", "!", "=>", "==>", "1", "0",
        "5 ms", "2 KB", "1e9", "1e", "1.5.2", "≤", "∀", "µs", "\uD83D", "\uDE00", "\0", "alpha", "runs", "true", "\\", "int", "List<int>",
    ];

    [Fact]
    public void MillionTexts_NeverCrashOrLeaveTheText()
    {
        var random = new Random(20110411);
        var corpus = Corpus.Cases.Select(static one => one.Text).ToList();
        for (var number = 0; number < Texts; number++)
        {
            var text = (number % 4) switch
            {
                0 => Chance(random),
                1 => Mutated(corpus[random.Next(corpus.Count)], random),
                _ => Composed(random),
            };
            if (number / 4 % 2 == 0)
                Verify(text, FormulaCheck.Formula(text));
            else
                Verify(text, FormulaCheck.File(text));
        }
    }

    private static void Verify<T>(string text, ParsedText<T> parsed)
        where T : SyntaxNode
    {
        foreach (var diagnostic in parsed.Diagnostics)
        {
            if (diagnostic.Span.Start < 0 || diagnostic.Span.Length < 0 || diagnostic.Span.End > text.Length)
                Assert.Fail($"{diagnostic} at {diagnostic.Span} of '{text}'");
        }

        if (parsed.HasErrors)
            return;
        var printed = parsed.Root.ToString();
        SyntaxNode again = parsed.Root is FileSyntax ? Parser.ParseFile(printed).Root : Parser.ParseFormula(printed).Root;
        if (!parsed.Root.Equals(again))
            Assert.Fail($"'{text}' prints as '{printed}', which is another formula: '{again}'");
    }

    private static string Composed(Random random) =>
        string.Concat(Enumerable.Range(0, random.Next(1, 14)).Select(_ => Pieces[random.Next(Pieces.Length)]));

    private static string Chance(Random random)
    {
        var characters = new char[random.Next(12)];
        for (var index = 0; index < characters.Length; index++)
            characters[index] = (char)(random.Next(8) == 0 ? random.Next(char.MaxValue + 1) : random.Next(' ', 127));
        return new string(characters);
    }

    private static string Mutated(string text, Random random)
    {
        for (var times = random.Next(1, 4); times > 0; times--)
        {
            var start = random.Next(text.Length + 1);
            var length = random.Next(Math.Min(4, text.Length - start) + 1);
            text = text.Remove(start, length).Insert(start, random.Next(2) == 0 ? Pieces[random.Next(Pieces.Length)] : "");
        }

        return text;
    }
}
