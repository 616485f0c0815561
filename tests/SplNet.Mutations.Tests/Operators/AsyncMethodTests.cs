using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>Mutants inside of async methods that suspend, in both forms of these.</summary>
public sealed class AsyncMethodTests
{
    private const string Text = """
        public static class My
        {
            public static async Task<string> M(int x)
            {
                var numbers = new List<int>(16);
                for (var at = 0; at < x; at++)
                {
                    await Task.Yield();
                    numbers.Add(await NextAsync(at).ConfigureAwait(false));
                }

                var text = new System.Text.StringBuilder();
                foreach (var number in numbers)
                {
                    if (number > 2 && numbers.Contains(number))
                        text.Append(number).Append(',');
                    await Task.Yield();
                }

                var counts = new Dictionary<int, int>();
                foreach (var number in numbers)
                {
                    if (counts.TryGetValue(number, out var count))
                        counts[number] = count + 1;
                    else
                        counts[number] = 1;
                }

                using var stream = new MemoryStream();
                await FlushAsync(stream);
                var large = numbers.Any(number => number > 5) ? await LargestAsync(numbers) : 0;
                return $"{text}|{string.Join(';', counts.Keys.Order())}|{large}|{await ParsedAsync(text.ToString())}";
            }

            private static async ValueTask<int> NextAsync(int at)
            {
                if (at % 2 == 0)
                    await Task.Yield();
                return at * 3 % 7;
            }

            private static Task FlushAsync(Stream stream) => stream.FlushAsync();

            private static async Task<int> LargestAsync(List<int> numbers)
            {
                var largest = int.MinValue;
                foreach (var number in numbers)
                {
                    await Task.Yield();
                    if (number > largest && number > 1)
                        largest = number;
                }

                return largest;
            }

            private static async Task<int> ParsedAsync(string text)
            {
                var sum = 0;
                foreach (var part in text.Split(','))
                {
                    await Task.Yield();
                    if (int.TryParse(part, out var number))
                        sum += number;
                }

                return sum;
            }
        }
        """;

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void MutantsInAsyncMethods_HaveDifferentCodeAndEqualResults(bool isRuntimeAsync)
    {
        Assert.SkipUnless(
            !isRuntimeAsync || Environment.Version.Major >= 11,
            "Runtime-async needs .NET 11. Run the suite with DOTNET_ROLL_FORWARD=LatestMajor.");
        var source = MutatedSource.Of(Text, isRuntimeAsync);
        Assert.Empty(source.Project.Notes);
        Assert.True(source.Mutants.Select(static mutant => mutant.Operator).Distinct().Count() >= 6);
        Assert.Equal(2, source.Mutants.Count(static mutant => mutant.Operator == "AWT"));
        source.CompileAll();
        source.AgreeOn("My", "M", 0, 1, 4, 9);
    }
}
