namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>The files of the sample, as they are at its commits.</summary>
internal static class SampleSources
{
    public const string Project = """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <Nullable>enable</Nullable>
          </PropertyGroup>
        </Project>

        """;

    public const string InsertionSort = """
        namespace Sorting;

        public static class Sorter
        {
            public static void Sort(int[] values)
            {
                for (var i = 1; i < values.Length; i++)
                {
                    var value = values[i];
                    var hole = i;
                    for (; hole > 0 && values[hole - 1] > value; hole--)
                        values[hole] = values[hole - 1];
                    values[hole] = value;
                }
            }
        }

        """;

    public const string Sums = """
        namespace Sorting;

        public static class Sums
        {
            public static long Of(int[] values)
            {
                var sum = 0L;
                foreach (var value in values)
                    sum += value;
                return sum;
            }
        }

        """;

    public const string SumsOfParts = """
        namespace Sorting;

        public static class Sums
        {
            public static long Of(int[] values) => Of(values, 0, values.Length);

            public static long Of(int[] values, int start, int end)
            {
                var sum = 0L;
                for (var i = start; i < end; i++)
                    sum += values[i];
                return sum;
            }
        }

        """;

    public const string BrokenAverages = """
        namespace Sorting;

        public static class Averages
        {
            public static double Of(int[] values) => Sum.Of(values) / (double)values.Length;
        }

        """;

    public const string LinearSearch = """
        namespace Sorting;

        public static class Searcher
        {
            public static int IndexOf(int[] values, int wanted)
            {
                for (var i = 0; i < values.Length; i++)
                {
                    if (values[i] == wanted)
                        return i;
                }

                return -1;
            }
        }

        """;

    public static string MergeSort { get; } = Merging(
        "var buffer = new int[values.Length];", "Sort(values, buffer, 0, values.Length);", string.Empty);

    // The length of the whole array is allocated and copied for each of its parts, which takes quadratic time.
    public static string WastefulMergeSort { get; } = Merging(
        string.Empty, "Sort(values, values, 0, values.Length);", "buffer = (int[])values.Clone();");

    public static string Averages { get; } = BrokenAverages.Replace("Sum.Of", "Sums.Of");

    public static string AveragesOfNothing { get; } = Averages.Replace("=> Sums", "=> values.Length == 0 ? 0 : Sums");

    public static string BinarySearch(string name) => $$"""
        namespace Sorting;

        public static class Searcher
        {
            public static int {{name}}(int[] values, int wanted)
            {
                var (low, high) = (0, values.Length - 1);
                while (low <= high)
                {
                    var middle = (low + high) >>> 1;
                    if (values[middle] == wanted)
                        return middle;
                    if (values[middle] < wanted)
                        low = middle + 1;
                    else
                        high = middle - 1;
                }

                return -1;
            }
        }

        """;

    private static string Merging(string before, string call, string within) => $$"""
        namespace Sorting;

        public static class Sorter
        {
            public static void Sort(int[] values)
            {
                {{before}}
                {{call}}
            }

            private static void Sort(int[] values, int[] buffer, int start, int end)
            {
                if (end - start < 2)
                    return;
                var middle = (start + end) / 2;
                Sort(values, buffer, start, middle);
                Sort(values, buffer, middle, end);
                {{within}}
                var (left, right) = (start, middle);
                for (var i = start; i < end; i++)
                    buffer[i] = right == end || (left < middle && values[left] <= values[right]) ? values[left++] : values[right++];
                System.Array.Copy(buffer, start, values, start, end - start);
            }
        }

        """;
}
