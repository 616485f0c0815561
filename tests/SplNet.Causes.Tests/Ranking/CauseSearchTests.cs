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

    // Half a percent of the work, and all of the bytes.
    [Fact]
    public void AllocationBesideMuchWork_IsTheCauseOfBytes()
    {
        var before = Heavy(label: "3", factor: 3);
        var after = Heavy(label: "(Kept = new byte[600]).Length", factor: 4);
        var findings = CountedBuild.Explain(before, after, "public static class Workload { public static object Run() => Sut.Heavy.Sum(5); }", Bytes);
        Print(findings);
        Assert.Equal(["Sut.Heavy.Label"], findings.Causes.Select(static cause => MethodKey.FullName(cause.Name)));
        Assert.StartsWith("System.Byte", findings.Causes[0].Clues[0].Target, StringComparison.Ordinal);
        Assert.Equal(ClueKind.Objects, findings.Causes[0].Clues[0].Kind);
    }

    private static readonly Measured Bytes = new(double.PositiveInfinity, double.NaN, double.NaN) { Kind = MeasuredKind.Memory };

    private static string Heavy(string label, int factor) => $$"""
        namespace Sut;
        public static class Heavy
        {
            public static byte[]? Kept;

            public static int Sum(int text)
            {
                var sum = Label(text);
                for (var at = 0; at < 30_000; at++)
                    sum += at % 7;
                return sum + Other(text);
            }

            public static int Label(int text) => {{label}};

            public static int Other(int text)
            {
                var sum = text;
                for (var at = 0; at < 1_000; at++)
                    sum += at % {{factor}} * ({{factor}} == 4 ? at - 1 : 1);
                return sum;
            }
        }
        """;

    private void Print(Findings findings)
    {
        output.WriteLine($"counted {findings.CountedChange:P1} bytes {findings.BytesBefore} → {findings.BytesAfter}");
        foreach (var cause in findings.Causes)
            output.WriteLine($"{cause.Name} {cause.Weight:0} {string.Join("; ", cause.Clues)}");
    }
}
