using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Completion;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Completion;

/// <summary>A project whose names formulas may use, and what is offered at the caret <c>$$</c> of a formula.</summary>
internal static class CompletionSubject
{
    public const string Source =
        """
        namespace Shop.Lists
        {
            public class Map
            {
                public static int Get(int key) => key;
                public int Count => 0;
                public int this[int index] => index;
                public void Fill(System.Span<int> values) { }
                public bool TryGet(out int value) => (value = 0) == 0;
                internal void Trim() { }
                public class Node { public void Link() { } }
            }

            public class Sorter : Map
            {
                public Sorter(int size) { }
                public void Sort(int[] values) { }
                public static System.Collections.Generic.IEnumerable<int[]> Arrays(int n) { yield return new int[n]; }
                private static SplNet.Gen<int> Numbers => null!;
                private static Sorter Made() => new(1);
                private static string Name() => "";
                private static double Slower(double time) => 2 * time;
            }

            public abstract class Pool<T> { public static T Rent(T one) => one; }
            public interface IStore : System.IDisposable { void Save(); }
            internal class Hidden { public void Work() { } public static object[] Rows = []; }
            file static class Nearby { public static void Work() { } }
            public static class Tools { public static void Warm() { } }
        }
        """;

    private static readonly Compilation Project = Sources.Compile(Source);

    /// <summary>The items at the caret, as a method of the type <c>Sorter</c> carries the formula.</summary>
    public static FormulaItems At(string marked, string? carrier = "Sort")
    {
        var caret = marked.IndexOf("$$", StringComparison.Ordinal);
        return FormulaCompletion.Find(marked.Remove(caret, 2), caret, Project, Carrier(carrier), ["fast", "slow"]);
    }

    public static string Text(FormulaItems items) => string.Join(' ', items.Items.Select(static item => item.Text));

    private static ISymbol? Carrier(string? name) => name switch
    {
        null => null,
        "Sorter" => Project.GetTypeByMetadataName("Shop.Lists.Sorter"),
        _ => Project.GetTypeByMetadataName("Shop.Lists.Sorter")!.GetMembers(name).Single(),
    };
}
