using SplNet.Causes.Code;
using SplNet.Causes.Ranking;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Ranking;

/// <summary>The method that calls more often is the cause, also where the base library lies between it and the work.</summary>
public class CallsThroughOtherLibrariesTests(ITestOutputHelper output)
{
    private static readonly Measured Slower = new(4, 3.9, 4.1);

    [Theory]
    [InlineData("all[0].ToString()!.Length")]
    [InlineData("((object)all[0]).ToString()!.Length")]
    [InlineData("string.Join(',', all).Length")]
    [InlineData("$\"{all[0]}\".Length")]
    [InlineData("new StringBuilder().Append((object)all[1]).Length")]
    [InlineData("Comparer<Price>.Default.Compare(all[0], all[1])")]
    [InlineData("((IComparable<Price>)all[0]).CompareTo(all[1])")]
    [InlineData("all.Max().Cents")]
    [InlineData("EqualityComparer<Price>.Default.Equals(all[0], all[1]) ? 1 : 0")]
    [InlineData("Array.IndexOf(all, all[3])")]
    [InlineData("new HashSet<Price>(all).Count")]
    [InlineData("new Basket(all).Count()")]
    [InlineData("new Basket(all).Sum(static price => price.Cents)")]
    [InlineData("Enumerate(new Basket(all))")]
    [InlineData("Array.ConvertAll(all, Price.Digits).Length")]
    [InlineData("Close(new Basket(all))")]
    public void MethodThatCallsMoreOften_IsTheCause(string call)
    {
        var findings = CountedBuild.Explain(
            Prices(call, 1, "Cents / 2"), Prices(call, 4, "Cents / 2 + Cents % 2"),
            "public static class Workload { public static object Run() => Sut.Shelf.Use() + Sut.Shelf.Half(); }", Slower);
        foreach (var cause in findings.Causes)
            output.WriteLine($"{cause.Name} {cause.Weight:0} {string.Join("; ", cause.Clues)}");
        Assert.Equal("Sut.Shelf.Use", MethodKey.FullName(findings.Causes[0].Name));
        Assert.DoesNotContain(findings.Causes, static cause => MethodKey.FullName(cause.Name) == "Sut.Price.Half");
    }

    [Fact]
    public void FieldThatBothMethodsOnlyRead_IsNotALink()
    {
        var findings = CountedBuild.Explain(
            Readers("Seven.Length", 1), Readers("Seven.Length + Limit", 2),
            "public static class Workload { public static object Run() => Sut.Readers.Run(); }", Slower);
        Assert.DoesNotContain(findings.Causes.SelectMany(static cause => cause.Clues), static clue => clue.Kind == ClueKind.SharedField);
        Assert.Contains(findings.Causes, static cause => MethodKey.FullName(cause.Name) == "Sut.Readers.Repeat");
    }

    // Prices do a hundred rounds of work in whatever is called. The change of Half is cheap, and reads what they read.
    private static string Prices(string call, int rounds, string half) => $$"""
        using System.Collections;
        using System.Text;
        namespace Sut;
        public sealed class Price(int cents) : IComparable<Price>, IEquatable<Price>
        {
            public readonly int Cents = cents;
            public int Half() => {{half}};
            public static int Digits(Price price) => price.Work();
            public override string ToString() => new('x', Work() % 10);
            public int CompareTo(Price? other) => (Work() - other!.Work()) switch { var difference => difference };
            public bool Equals(Price? other) => Work() == other!.Work();
            public override bool Equals(object? other) => other is Price price && Equals(price);
            public override int GetHashCode() => Work();
            internal int Work() { var sum = 0; for (var at = 0; at < 100; at++) sum += Cents % (at + 1); return sum; }
        }

        public sealed class Basket(Price[] prices) : IEnumerable<Price>, IDisposable
        {
            private int _left;
            public IEnumerator<Price> GetEnumerator() { foreach (var price in prices) { price.Work(); yield return price; } }
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
            public void Dispose() { foreach (var price in prices) _left += price.Work(); }
        }

        public static class Shelf
        {
            private static readonly Price[] Prices = [new(199), new(249), new(99), new(1299), new(5)];
            public static int Use() { var all = Prices; var sum = 0; for (var round = 0; round < {{rounds}}; round++) sum += {{call}}; return sum; }
            public static int Half() => Prices[0].Half();
            private static int Enumerate(IEnumerable<Price> all) { var sum = 0; foreach (var price in all) sum += price.Cents; return sum; }
            private static int Close(IDisposable all) { all.Dispose(); return 1; }
        }
        """;

    private static string Readers(string size, int times) => $$"""
        namespace Sut;
        public static class Readers
        {
            private static readonly string Seven = new('x', 7);
            private static readonly int Limit = Seven.Length * 100;
            public static int Size() => {{size}};
            public static int Repeat() => {{times}} * Limit;
            private static int Scan(int most) { var sum = Limit; for (var at = 0; at < most; at++) sum += at % 3; return sum; }
            public static int Run() => Scan(Repeat()) + Size();
        }
        """;
}
