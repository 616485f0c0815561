using System.Diagnostics;
using System.Globalization;
using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Fuzzing;

/// <summary>All analyzers look at sources and files that somebody is typing; the same ones every time.</summary>
public class FuzzTests
{
    private const int Variants = 20_000;
    private const int VariantsOfACompilation = 400;

    // So many times what it takes: a rule that runs forever is to be found, not a slow machine.
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(10);

    private static readonly IReadOnlyList<IReadOnlyList<string>> Stated = [.. Seeds.Stated.Select(Mutations.TokensOf)];
    private static readonly IReadOnlyList<IReadOnlyList<string>> Experiments = [.. Seeds.Experiments.Select(Mutations.TokensOf)];

    [Trait("Category", "Long")]
    [Fact]
    public async Task TwentyThousandVariants_DoNotCrashAnyAnalyzer()
    {
        var started = Stopwatch.GetTimestamp();
        var start = Sources.Compile(string.Empty);
        await VerifyAsync(start, [.. Seeds.Stated.Concat(Seeds.Experiments).Select(Tree)], [.. Seeds.Files.Select(File)]);
        await Parallel.ForEachAsync(
            Enumerable.Range(0, Variants / VariantsOfACompilation), TestContext.Current.CancellationToken, async (number, _) =>
            {
                await VerifyAsync(start, number);
                Assert.True(
                    Stopwatch.GetElapsedTime(started) < Bound, $"It took {Stopwatch.GetElapsedTime(started)} to compilation {number}.");
            });
    }

    private static async Task VerifyAsync(Compilation start, int number)
    {
        var random = new Random(20160501 + number);
        var trees = new List<SyntaxTree>();
        var files = new List<AdditionalText>();
        for (var variant = 0; variant < VariantsOfACompilation; variant++)
        {
            if (variant % 8 == 0)
                files.Add(File(Mutations.Of(Any(Seeds.Files, random), random), variant));
            else
                trees.Add(Tree(Mutations.Of(Any(random.Next(4) == 0 ? Experiments : Stated, random), random), variant));
        }

        await VerifyAsync(start, trees, files);
    }

    // Compilations that come from one share what they know of the references.
    private static async Task VerifyAsync(Compilation start, IReadOnlyList<SyntaxTree> trees, IReadOnlyList<AdditionalText> files) =>
        await Verifier.ReportAsync(start.AddSyntaxTrees(trees), files, [.. AnalyzerSet.All]);

    private static T Any<T>(IReadOnlyList<T> choices, Random random) => choices[random.Next(choices.Count)];

    // What stands on the assembly comes before namespaces.
    private static SyntaxTree Tree(string source, int number)
    {
        var scope = source.Contains("[assembly:", StringComparison.Ordinal)
            ? string.Empty
            : $"namespace N{number.ToString(CultureInfo.InvariantCulture)};\n";
        return Sources.Parse(Seeds.Usings + scope + source, $"Variant{number}.cs");
    }

    private static TextFile File(string text, int number) => new($"/project/variant{number}.spl", text);
}
