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

    private const string Counting =
        """public static class Workload { public static object Run() => Sut.Words.Count("the quick brown fox jumps over the lazy dog"); }""";

    private static readonly Measured Slower = new(6.6, 5.5, 9.4);

    [Fact]
    public void CopyInAHotMethod_IsTheCause()
    {
        var findings = CountedBuild.Explain(
            Words, Words.Replace("=> text[_at];", "=> text.ToCharArray()[_at];", StringComparison.Ordinal), Counting, Slower);
        Print(findings);
        Assert.Equal(["Sut.Scanner.Peek"], findings.Causes.Select(static cause => MethodKey.FullName(cause.Name)));
    }

    [Fact]
    public void NewOverloadThatIsCalledInstead_IsNamedWithTheOldOne()
    {
        const string Texts = """
            using System.Runtime.CompilerServices;
            namespace Sut;
            public static class Texts
            {
                public static int Join() { var sum = 0; for (var at = 0; at < 20; at++) sum += Add('a'); return sum; }
                [MethodImpl(MethodImplOptions.NoInlining)] private static int Add(char one) => one;
                [MethodImpl(MethodImplOptions.NoInlining)] private static int Add(string text) { var sum = 0; foreach (var one in text) sum += one; return sum; }
            }
            """;
        var findings = CountedBuild.Explain(
            Texts, Texts.Replace("Add('a')", "Add(\"a\")", StringComparison.Ordinal),
            "public static class Workload { public static object Run() => Sut.Texts.Join(); }", Slower);
        Print(findings);
        var clue = Assert.Single(findings.Causes[0].Clues, static clue => clue is { Kind: ClueKind.Calls, After: 20 });
        Assert.Equal(("Sut.Texts::Add(System.Char)", 20.0, 0.0), (clue.Overload!.Target, clue.Overload.Before, clue.Overload.After));
    }

    [Theory]
    [InlineData("Own(1)", true)]
    [InlineData("Only(1)", false)]
    [InlineData("Made(1)", true)]
    [InlineData("text.IndexOf('a')", true)]
    [InlineData("text.GetHashCode()", false)]
    [InlineData("list.IndexOf(1)", true)]
    [InlineData("list.BinarySearch(1)", true)]
    [InlineData("list.FindLast(static one => one > 0)", false)]
    [InlineData("new List<int>(3).Capacity", true)]
    public void MethodOfATypeWithOthersOfThatName_IsOverloaded(string call, bool isOverloaded)
    {
        const string Names = """
            using System.Runtime.CompilerServices;
            namespace Sut;
            public static class Names
            {
                private static readonly string text = "banana";
                private static readonly List<int> list = [1, 2, 3];
                public static int Sum() { var sum = 0; for (var at = 0; at < 20; at++) sum += 1; return sum; }
                [MethodImpl(MethodImplOptions.NoInlining)] private static int Own(int one) => one + text.Length + list.Count;
                [MethodImpl(MethodImplOptions.NoInlining)] private static int Own(string one) => one.Length;
                [MethodImpl(MethodImplOptions.NoInlining)] private static int Only(int one) => one;
                [MethodImpl(MethodImplOptions.NoInlining)] private static int Made<T>(T one) => one is null ? 0 : 1;
                [MethodImpl(MethodImplOptions.NoInlining)] private static int Made(string one) => one.Length;
            }
            """;
        var findings = CountedBuild.Explain(
            Names, Names.Replace("sum += 1;", $"sum += {call};", StringComparison.Ordinal),
            "public static class Workload { public static object Run() => Sut.Names.Sum(); }", Slower);
        Print(findings);
        var clue = findings.Causes[0].Clues.First(static clue => clue is { Kind: ClueKind.Calls or ClueKind.Objects, After: 20 }
            && clue.Target.Contains('(', StringComparison.Ordinal) && !clue.Target.Contains("get_", StringComparison.Ordinal));
        Assert.Equal(isOverloaded, clue.IsOverloaded);
    }

    [Fact]
    public void GrownStruct_IsCopiedAsOftenAsBefore()
    {
        const string Points = """
            using System.Runtime.CompilerServices;
            namespace Sut;
            public struct Point { public long X; public long Y; }
            public static class Points
            {
                private static readonly Point[] All = new Point[50];
                public static long Sum() { long sum = 0; for (var at = 0; at < All.Length; at++) { var point = All[at]; sum += X(point); } return sum; }
                [MethodImpl(MethodImplOptions.NoInlining)] private static long X(Point point) => point.X;
            }
            """;
        var grown = Points.Replace(
            "public long Y;",
            $"public long Y; {string.Concat(Enumerable.Range(0, 30).Select(static number => $"public long Z{number}; "))}",
            StringComparison.Ordinal);
        var findings = CountedBuild.Explain(
            Points, grown, "public static class Workload { public static object Run() => Sut.Points.Sum(); }", Slower);
        Print(findings);
        var cause = Assert.Single(findings.Causes, static cause => cause.IsStruct);
        Assert.Contains(cause.Clues, static clue => clue is { Kind: ClueKind.Size, Before: 16, After: 256 });
        Assert.Contains(cause.Clues, static clue => clue is { Kind: ClueKind.Copies, Before: > 0 } && clue.Before == clue.After);
    }

    // Half a percent of the work, and all of the bytes.
    [Fact]
    public void AllocationNextToMuchWork_IsTheCauseOfBytes()
    {
        var before = Heavy(label: "3", factor: 3);
        var after = Heavy(label: "(Kept = new byte[600]).Length", factor: 4);
        var findings = CountedBuild.Explain(
            before, after, "public static class Workload { public static object Run() => Sut.Heavy.Sum(5); }", Bytes);
        Print(findings);
        Assert.Equal(["Sut.Heavy.Label"], findings.Causes.Select(static cause => MethodKey.FullName(cause.Name)));
        Assert.StartsWith("System.Byte", findings.Causes[0].Clues[0].Target, StringComparison.Ordinal);
        Assert.Equal(ClueKind.Objects, findings.Causes[0].Clues[0].Kind);
    }

    [Fact]
    public void CluesOfBytes_AllocateAndAreSortedBySize()
    {
        var findings = CountedBuild.Explain(
            Heavy(label: "3", factor: 3), Heavy(
                label: "text.ToString().Length + (Kept = new byte[600]).Length + string.Concat(text.ToString(), " +
                    "new string('x', 40)).Length",
                factor: 3),
            "public static class Workload { public static object Run() => Sut.Heavy.Sum(512345); }",
            Bytes);
        Print(findings);
        var bytes = findings.Causes[0].Clues.Select(static clue => clue.BytesAfter - clue.BytesBefore).ToList();
        Assert.True(bytes.Count > 2);
        Assert.Equal(bytes.OrderDescending(), bytes);
        Assert.All(bytes, static one => Assert.True(one > 0));
        Assert.Equal(findings.BytesAfter - findings.BytesBefore, bytes.Sum(), 16.0);
    }

    [Theory]
    [InlineData("Kept = new byte[100];", "Kept = new byte[100];\n            Kept = new byte[500];", 8, 0, 528)]
    [InlineData("Kept = new byte[200];", "Kept = new byte[700];", 9, 224, 728)]
    [InlineData("Kept = new byte[100];", "// one\n// two\nKept = new byte[140];", 9, 128, 168)]
    public void BytesOfSeveralSites_AreOfTheSiteThatAllocatesMore(string was, string now, int line, double before, double after)
    {
        const string Sites = """
            namespace Sut;
            public static class Sites
            {
                public static byte[]? Kept;
                public static int Run()
                {
                    Kept = new byte[100];
                    Text = string.Concat(Text.AsSpan(0, 1), "b");
                    Kept = new byte[200];
                    return Text.Length;
                }
                private static string Text = "a";
            }
            """;
        var findings = CountedBuild.Explain(
            Sites, Sites.Replace(was, now, StringComparison.Ordinal),
            "public static class Workload { public static object Run() => Sut.Sites.Run(); }", Bytes);
        Print(findings);
        var clue = Assert.Single(findings.Causes[0].Clues);
        Assert.Equal((ClueKind.Objects, line, before, after), (clue.Kind, clue.Line, clue.BytesBefore, clue.BytesAfter));
    }

    [Fact]
    public void RelationToAMethodWithOverloads_SaysSo()
    {
        const string Reading = """
            using System.Runtime.CompilerServices;
            namespace Sut;
            public static class Numbers
            {
                public static int Run() => Sum(20) + Sum("1");
                [MethodImpl(MethodImplOptions.NoInlining)] private static int Sum(int count) { var sum = 0; for (var at = 0; at < count; at++) sum += at; return sum; }
                [MethodImpl(MethodImplOptions.NoInlining)] private static int Sum(string text) => text.Length;
            }
            """;
        var findings = CountedBuild.Explain(
            Reading, Reading.Replace("Sum(20)", "Sum(2000)", StringComparison.Ordinal),
            "public static class Workload { public static object Run() => Sut.Numbers.Run(); }", Slower);
        Print(findings);
        var clue = findings.Causes[0].Clues.First(static clue => clue.Elsewhere.Length > 0);
        Assert.Equal(("Sut.Numbers::Sum(System.Int32)", true), (clue.Elsewhere, clue.IsElsewhereOverloaded));
        Assert.True(findings.SeenIn!.IsOverloaded);
    }

    // The loop is a later change that costs nothing; the copy is in another line.
    [Fact]
    public void LinesOfACause_AreWeightedByTheirExtraWork()
    {
        const string Lines = """
            namespace Sut;
            public static class Lines
            {
                public static int Sum(int[] numbers)
                {
                    var sum = numbers.Length;
                    foreach (var number in numbers)
                        sum += number;
                    return sum;
                }
            }
            """;
        var after = Lines.Replace("numbers.Length;", "numbers.Distinct().Order().ToList().Count;", StringComparison.Ordinal).Replace(
            "return sum;", "return sum + 1;", StringComparison.Ordinal);
        var findings = CountedBuild.Explain(
            Lines, after, "public static class Workload { public static object Run() => Sut.Lines.Sum([3, 1, 2, 5, 4]); }", Slower);
        Print(findings);
        Assert.Equal(6, findings.Causes[0].Lines.MaxBy(static line => line.Value).Key);
    }

    [Fact]
    public void LostCache_IsTheCauseRatherThanAChangedSetUp()
    {
        var findings = CountedBuild.Explain(
            Cached("_kept[key] = value = _make(key)", "Ordinal"), Cached("value = _make(key)", "OrdinalIgnoreCase"), Scenes, Slower);
        Print(findings);
        Assert.Equal(["Sut.Cache.Get"], findings.Causes.Select(static cause => MethodKey.FullName(cause.Name)));
        Assert.Contains(
            findings.Causes[0].Clues, static clue => clue.Kind == ClueKind.Calls && clue.Target.Contains("Func", StringComparison.Ordinal));
    }

    // The lists differ, not the code that reads them; no field is written by what changed.
    [Fact]
    public void SetUp_IsTheCauseIfNothingElseIsLeft()
    {
        var findings = CountedBuild.Explain(
            Filled(10), Filled(1000), "public static class Workload { public static object Run() => Sut.Reading.Sum(); }", Slower);
        Print(findings);
        var cause = Assert.Single(findings.Causes);
        Assert.Equal("Sut.Making.Fill", MethodKey.FullName(cause.Name));
        Assert.Equal(ClueKind.SetUpAlone, Assert.Single(cause.Clues).Kind);
    }

    private static readonly Measured Bytes = new(double.PositiveInfinity, double.NaN, double.NaN) { Kind = MeasuredKind.Memory };

    private const string Scenes = """
        public static class Workload { public static object Run() => Sut.Scene.Cached(); }
        """;

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

    private static string Cached(string make, string comparer) => $$"""
        using System;
        using System.Collections.Generic;
        namespace Sut;
        public sealed class Cache
        {
            private readonly Dictionary<int, string> _kept = new();
            private readonly Func<int, string> _make;
            public Cache(Func<int, string> make) => _make = make;
            public string Get(int key)
            {
                if (!_kept.TryGetValue(key, out var value))
                    {{make}};
                return value;
            }
        }

        public sealed class Rates
        {
            private readonly Dictionary<string, double> _rates = new(StringComparer.{{comparer}}) { ["EUR"] = 1 };
            public double For(string currency) => _rates[currency];
        }

        public static class Scene
        {
            private static readonly Cache Texts = new(static key => new string('x', key + 1));
            private static readonly Rates Rates = new();
            public static double First = Rates.For("EUR");
            public static int Cached()
            {
                var sum = 0;
                for (var at = 0; at < 100; at++)
                    sum += Texts.Get(at).Length;
                return sum;
            }
        }
        """;

    private static string Filled(int count) => $$"""
        using System.Collections.Generic;
        namespace Sut;
        public static class Making
        {
            public static List<int> Fill(List<int> list)
            {
                for (var at = 0; at < {{count}}; at++)
                    list.Add(at);
                return list;
            }
        }

        public static class Reading
        {
            private static readonly List<int> Numbers = Making.Fill(new List<int>());
            public static int Sum()
            {
                var sum = 0;
                foreach (var number in Numbers)
                    sum += number;
                return sum;
            }
        }
        """;

    [Theory]
    [InlineData(AsyncForm.StateMachine, AsyncForm.Runtime, "state machine → runtime-async")]
    [InlineData(AsyncForm.Runtime, AsyncForm.StateMachine, "runtime-async → state machine")]
    public void SameSourceInTheOtherForm_ReportsHowItIsCompiled(AsyncForm before, AsyncForm after, string compiled)
    {
        AsyncForms.Require(AsyncForm.Runtime);
        const string Waiting = "namespace Sut; public static class Waiting { public static async Task<int> SumAsync(int count) " +
            "{ var sum = 0; for (var at = 0; at < count; at++) { await Task.Yield(); sum += await OneAsync(at); } return sum; " +
            "} static async ValueTask<int> OneAsync(int at) => at; }";
        const string Run = "public static class Workload { public static object Run() => " +
            "Sut.Waiting.SumAsync(50).GetAwaiter().GetResult(); }";
        var findings = CountedBuild.Explain(
            CountedBuild.Of(Waiting, Run, before), CountedBuild.Of(Waiting, Run, after), new Measured(1.5, 1.45, 1.55));
        Print(findings);
        Assert.Equal(
            ["Sut.Waiting.OneAsync", "Sut.Waiting.SumAsync"],
            findings.Difference.Methods.Keys.Select(MethodKey.FullName).Order(StringComparer.Ordinal));
        Assert.All(findings.Causes.Concat(findings.Innocent), cause =>
            Assert.Equal((ClueKind.AsyncBody, compiled), (cause.Clues[0].Kind, cause.Clues[0].Target)));
        Assert.NotEmpty(findings.Causes.Concat(findings.Innocent));
    }

    private void Print(Findings findings)
    {
        output.WriteLine($"counted {findings.CountedChange:P1} bytes {findings.BytesBefore} → {findings.BytesAfter}");
        foreach (var cause in findings.Causes)
            output.WriteLine($"{cause.Name} {cause.Weight:0} {string.Join("; ", cause.Clues)}");
    }
}
