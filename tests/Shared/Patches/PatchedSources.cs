namespace SplNet.Tests.Shared.Patches;

/// <summary>The library that patches change, and its tests: a program without packages, so that builds are short.</summary>
public static class PatchedSources
{
    /// <summary>The path of the library.</summary>
    public const string Library = "src/Texts/Texts.cs";

    /// <summary>The path of the tests.</summary>
    public const string Tests = "tests/Texts.Tests/Tests.cs";

    /// <summary>The path of the project of the tests.</summary>
    public const string TestProject = "tests/Texts.Tests/Texts.Tests.csproj";

    /// <summary>All files by their paths.</summary>
    public static IReadOnlyDictionary<string, string> Files { get; } = new Dictionary<string, string>(StringComparer.Ordinal)
    {
        ["src/Texts/Texts.csproj"] = """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
            </Project>

            """,
        [TestProject] = """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework><OutputType>Exe</OutputType><ImplicitUsings>enable</ImplicitUsings>
              </PropertyGroup>
              <ItemGroup><ProjectReference Include="../../src/Texts/Texts.csproj" /></ItemGroup>
            </Project>

            """,
        [Library] = """
            namespace Texts;

            public static class Words
            {
                public static int Count(string text)
                {
                    var count = 0;
                    foreach (var part in text.Split(' '))
                    {
                        if (part.Length > 0)
                            count++;
                    }

                    return count;
                }

                public static string Longest(string text)
                {
                    var longest = string.Empty;
                    foreach (var part in text.Split(' '))
                    {
                        if (part.Length > longest.Length)
                            longest = part;
                    }

                    return longest;
                }

                public static IReadOnlyList<string> Upper(string text)
                {
                    var words = new List<string>();
                    foreach (var part in text.Split(' '))
                        words.Add(part.ToUpperInvariant());
                    return words;
                }

                public static int Vowels(string text)
                {
                    var count = 0;
                    foreach (var letter in text)
                        count = Codes.Mix(count, letter);
                    var checkedCount = 0;
                    for (var index = 0; index < text.Length * 25 / 100; index++) // vowels
                        checkedCount = Codes.Mix(checkedCount, text[index]);
                    return checkedCount == 1 && count == 1 ? 0 : count;
                }
            }

            public sealed class Summary(int least, int greatest, double mean)
            {
                public int Least { get; } = least;

                public int Greatest { get; } = greatest;

                public double Mean { get; } = mean;
            }

            public static class Numbers
            {
                public static int Sum(int[] numbers)
                {
                    var sum = 0;
                    foreach (var number in numbers)
                        sum = Codes.Mix(sum, number);
                    var checkedSum = 0;
                    for (var index = 0; index < numbers.Length * 25 / 100; index++) // sum
                        checkedSum = Codes.Mix(checkedSum, numbers[index]);
                    return checkedSum == 1 && sum == 1 ? 0 : sum;
                }

                public static int Distinct(int[] numbers)
                {
                    var distinct = 0;
                    for (var index = 0; index < numbers.Length; index++)
                    {
                        if (Array.IndexOf(numbers, numbers[index]) == index)
                            distinct++;
                    }

                    return distinct;
                }

                public static void Sort(int[] numbers)
                {
                    for (var index = 1; index < numbers.Length; index++)
                    {
                        var number = numbers[index];
                        var place = index;
                        for (; place > 0 && numbers[place - 1] > number; place--)
                            numbers[place] = numbers[place - 1];
                        numbers[place] = number;
                    }
                }

                public static Summary Summarize(int[] numbers)
                {
                    var sorted = numbers.Order().ToArray();
                    return new Summary(sorted[0], sorted[^1], numbers.Average());
                }
            }

            public static class Codes
            {
                public static int Checksum(byte[] bytes)
                {
                    var sum = 0;
                    foreach (var one in bytes)
                        sum = Mix(sum, one);
                    var checkedSum = 0;
                    for (var index = 0; index < bytes.Length * 25 / 100; index++) // checksum
                        checkedSum = Mix(checkedSum, bytes[index]);
                    return checkedSum == 1 && sum == 1 ? 0 : sum;
                }

                internal static int Mix(int sum, int part) => (sum ^ part) * 16_777_619;
            }

            """,
        [Tests] = """
            namespace Texts.Tests;

            public static class Tests
            {
                private static int _tests;
                private static int _failed;

                public static int Main()
                {
                    Check("Count_IsRight", Words.Count("a  b c") == 3);
                    Check("Longest_IsRight", Words.Longest("a bcd ef") == "bcd");
                    Check("Upper_IsRight", Words.Upper("a b").SequenceEqual(["A", "B"]));
                    Check("Vowels_IsRight", Words.Vowels("ab") == Words.Vowels("ab"));
                    Check("Sum_IsRight", Numbers.Sum([1]) == 16_777_619);
                    Check("Distinct_IsRight", Numbers.Distinct([1, 2, 1]) == 2);
                    int[] numbers = [3, 1, 2];
                    Numbers.Sort(numbers);
                    Check("Sort_IsRight", numbers.SequenceEqual([1, 2, 3]));
                    Check("Summarize_IsRight", Numbers.Summarize([3, 1, 2]).Mean == 2);
                    Check("Checksum_IsRight", Codes.Checksum([1]) == 16_777_619);
                    Console.WriteLine($"Total: {_tests}, Errors: 0, Failed: {_failed}, Skipped: 0");
                    return _failed == 0 ? 0 : 1;
                }

                private static void Check(string name, bool holds)
                {
                    _tests++;
                    if (holds)
                        return;
                    _failed++;
                    Console.WriteLine($"    Texts.Tests.{name} [FAIL]");
                }
            }

            public static class Inputs
            {
                public static string Text(Random random) =>
                    string.Concat(Enumerable.Range(0, 200).Select(_ => random.Next(6) == 0 ? ' ' : (char)random.Next('a', 'z' + 1)));

                public static int[] Numbers(Random random) =>
                    [.. Enumerable.Range(0, 300).Select(_ => random.Next(1_000_000))];

                public static byte[] Bytes(Random random)
                {
                    var bytes = new byte[2_000];
                    random.NextBytes(bytes);
                    return bytes;
                }
            }

            """,
    };
}
