namespace SplNet.Integration.Tests;

/// <summary>
/// A program with requirements on the library as it was before, in each form that they have. Bytes decide with two
/// runs, also on a busy machine.
/// </summary>
internal static class BaselineProgram
{
    public const string Source = """
        using SplNet;
        using Sorting;

        Console.WriteLine(new Experiment((sort, allocated) => allocated(sort) <= allocated(sort.Before()) * 3) { ["sort"] = Operand.Of(() => Sorter.Sort(Data.Reversed())) }.Run());
        foreach (var requirement in SplRequirements.OfFile(Path.Combine(AppContext.BaseDirectory, "perf.spl"), typeof(Data).Assembly).Concat(SplRequirements.Of(typeof(Work))))
            Console.WriteLine(requirement.Run());

        public static class Work
        {
            [Spl("allocated(SELF) <= 1.05 * allocated(SELF@before)", Name = "attribute")]
            public static void Sorted() => Sorter.Sort(Data.Reversed());
        }

        public static class Data
        {
            public static int[] Reversed() => [.. Enumerable.Range(0, 1000).Reverse()];

            public static IEnumerable<int[]> Arrays()
            {
                while (true)
                    yield return Reversed();
            }
        }
        """;

    public const string Requirements = """
        sort = Sorting.Sorter.Sort[Data.Arrays]
        'file': allocated(sort) <= 1.05 * allocated(sort@before)
        """;

    /// <summary>The library, with more than ten times as many bytes: each number gets an array of its own.</summary>
    public const string SlowSort = """
        namespace Sorting;

        public static class Sorter
        {
            public static void Sort(int[] values)
            {
                int[] sorted = [];
                foreach (var value in values)
                {
                    var smaller = System.Array.FindAll(sorted, one => one <= value);
                    var larger = System.Array.FindAll(sorted, one => one > value);
                    sorted = [.. smaller, value, .. larger];
                }

                sorted.CopyTo(values, 0);
            }
        }

        """;
}
