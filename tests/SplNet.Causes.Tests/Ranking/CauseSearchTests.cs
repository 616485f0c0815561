using SplNet.Causes.Code;
using SplNet.Causes.Ranking;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Ranking;

public class CauseSearchTests(ITestOutputHelper output)
{
    private const string Words = """
        using System.Text;
        namespace Sut;
        public class Scanner(string text)
        {
            private int _at;
            public bool End => _at >= text.Length;
            public char Peek() => text[_at];
            public char Next() => text[_at++];
        }

        public static class Words
        {
            public static int Count(string text)
            {
                var scanner = new Scanner(text);
                var count = 0;
                while (!scanner.End)
                {
                    var word = new StringBuilder();
                    while (!scanner.End && scanner.Peek() != ' ')
                        word.Append(scanner.Next());
                    if (word.Length > 0)
                        count++;
                    while (!scanner.End && scanner.Peek() == ' ')
                        scanner.Next();
                }

                return count;
            }
        }
        """;

    private const string Counting = """public static class Workload { public static object Run() => Sut.Words.Count("the quick brown fox jumps over the lazy dog"); }""";

    private static readonly Measured Slower = new(6.6, 5.5, 9.4);

    [Fact]
    public void CopyInAHotMethod_IsTheCause()
    {
        var findings = CountedBuild.Explain(Words, Words.Replace("=> text[_at];", "=> text.ToCharArray()[_at];", StringComparison.Ordinal), Counting, Slower);
        Print(findings);
        Assert.Equal(["Sut.Scanner.Peek"], findings.Causes.Select(static cause => MethodKey.FullName(cause.Name)));
    }

    private void Print(Findings findings)
    {
        output.WriteLine($"counted {findings.CountedChange:P1} bytes {findings.BytesBefore} → {findings.BytesAfter}");
        foreach (var cause in findings.Causes)
            output.WriteLine($"{cause.Name} {cause.Weight:0} {string.Join("; ", cause.Clues)}");
    }
}
