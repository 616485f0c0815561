namespace SplNet.Integration.Tests;

/// <summary>
/// A program that measures versions of the library; its first argument chooses what. The library allocates more from version to version,
/// which decides on a busy machine too.
/// </summary>
internal static class VersionedProgram
{
    public const string Source = """
        using SplNet;
        using Sorting;

        var options = ExperimentOptions.Default;
        options = options with { Versions = options.Versions with { RebuildTests = args.Contains("--rebuild-tests"), Worktree = args.Contains("--worktree") } };
        var sort = Operand.Of(() => Sorter.Sort(Data.Reversed()));
        var revision = args.ElementAtOrDefault(1) ?? "v1.0";
        var experiment = args[0] switch
        {
            "sort" => new Experiment((sort, allocated) => allocated(sort.At(revision)) < allocated(sort)) { ["sort"] = sort },
            "three" => new Experiment((sort, old, allocated) => allocated(old) < allocated(sort) & allocated(sort.At("v1.1")) < allocated(sort)) { ["sort"] = sort, ["old"] = sort.At(Revision.Git("v1.0")) },
            "search" => new Experiment((search, mean) => mean(search) * 1000 < mean(search.At(revision))) { ["search"] = Operand.Of(() => Searcher.IndexOf(Data.Sorted, 700)) },
            "twice" => new Experiment((twice, mean) => mean(twice.At(revision)) < mean(twice) + 1.Seconds()) { ["twice"] = Operand.Of(() => Doubling.Twice(21)) },
            _ => null,
        };
        if (experiment is not null)
        {
            experiment.Options = options;
            Console.WriteLine(experiment.Run());
            return;
        }

        foreach (var requirement in SplRequirements.OfFile(Path.Combine(AppContext.BaseDirectory, "perf.spl"), typeof(Data).Assembly).Where(requirement => requirement.Name == args[0]))
            Console.WriteLine(requirement.Run());

        public static class Data
        {
            public static readonly int[] Sorted = [.. Enumerable.Range(0, 1000)];

            public static int[] Reversed() => [.. Enumerable.Range(0, 1000).Reverse()];

            public static IEnumerable<int[]> Arrays()
            {
                while (true)
                    yield return Reversed();
            }

            public static (int[], int) Search() => (Sorted, 700);
        }
        """;

    public const string Requirements = """
        sort = Sorting.Sorter.Sort[Data.Arrays]
        'text': allocated(sort@v1.0) < allocated(sort)
        'renamed': mean(Sorting.Searcher.IndexOf[Data.Search]@v1.0) < 1 s with runs = 3
        'package': sort < sort@nuget:1.0.0
        """;

    /// <summary>Tests with an experiment in code, one without any, and a method that texts can name.</summary>
    public static string Tests => """"
        using SplNet;
        using Sorting;
        using Xunit;

        public static class Work
        {
            public static int[] Sorted()
            {
                int[] data = [3, 1, 2];
                Sorter.Sort(data);
                return data;
            }
        }

        public class SortingTests
        {
            [Theory]
            [InlineData(10)]
            public void Sorting_IsQuick(int length)
            {
                int[] data = [.. Enumerable.Range(0, length)];
                new Experiment((sort, mean) => mean(sort) < 1.Seconds()) { ["sort"] = Operand.Of(() => Sorter.Sort(data)) }.Assert();
            }
        }

        public class OtherTests
        {
            [Fact]
            public void Plain() => File.AppendAllText(Path.Combine(AppContext.BaseDirectory, "plain"), "+");
        }
        """";

    /// <summary>The same tests in TUnit.</summary>
    public static string TUnitTests =>
        Tests.Replace("using Xunit;", "using TUnit.Core;", StringComparison.Ordinal).Replace("[Theory]", "[Test]", StringComparison.Ordinal)
            .Replace("[Fact]", "[Test]", StringComparison.Ordinal).Replace("InlineData", "Arguments", StringComparison.Ordinal);
}
