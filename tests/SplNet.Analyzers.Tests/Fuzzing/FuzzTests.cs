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

    [Fact]
    public async Task TwentyThousandVariants_LetNoAnalyzerFail()
    {
        var started = Stopwatch.GetTimestamp();
        var random = new Random(20160501);
        var (stated, experiments) = (Seeds.Stated.Select(Mutations.TokensOf).ToList(), Seeds.Experiments.Select(Mutations.TokensOf).ToList());
        var start = Sources.Compile(string.Empty);
        await VerifyAsync(start, [.. Seeds.Stated.Concat(Seeds.Experiments).Select(static (source, number) => Tree(source, number))], [.. Seeds.Files.Select(static (text, number) => File(text, number))]);
        for (var number = 0; number < Variants; number += VariantsOfACompilation)
        {
            var trees = new List<SyntaxTree>();
            var files = new List<AdditionalText>();
            for (var variant = number; variant < number + VariantsOfACompilation; variant++)
            {
                if (variant % 8 == 0)
                    files.Add(File(Mutations.Of(Any(Seeds.Files, random), random), variant));
                else
                    trees.Add(Tree(Mutations.Of(Any(random.Next(4) == 0 ? experiments : stated, random), random), variant));
            }

            await VerifyAsync(start, trees, files);
            Assert.True(Stopwatch.GetElapsedTime(started) < Bound, $"{number} variants took {Stopwatch.GetElapsedTime(started)}.");
        }

        TestContext.Current.SendDiagnosticMessage($"{Variants} variants in {Stopwatch.GetElapsedTime(started)}");
    }

    // Compilations that come from one share what they know of the references.
    private static async Task VerifyAsync(Compilation start, IReadOnlyList<SyntaxTree> trees, IReadOnlyList<AdditionalText> files) =>
        await Verifier.ReportAsync(start.AddSyntaxTrees(trees), files, [.. AnalyzerSet.All]);

    private static T Any<T>(IReadOnlyList<T> choices, Random random) => choices[random.Next(choices.Count)];

    private static SyntaxTree Tree(string source, int number) =>
        Sources.Parse(Seeds.Usings + (source.Contains("[assembly:", StringComparison.Ordinal) ? source : $"namespace N{number.ToString(CultureInfo.InvariantCulture)};\n{source}"), $"Variant{number}.cs");

    private static TextFile File(string text, int number) => new($"/project/variant{number}.spl", text);
}
