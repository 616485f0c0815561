using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>Writes <c>docs/performance.md</c>.</summary>
internal static class PerformanceDocument
{
    private const string FileName = "docs/performance.md";
    private const string Title = "dotnet run -c Release --project tests/SplNet.Benchmarks -- ";

    public static void Write()
    {
        var text = new StringBuilder()
            .AppendLine("# Performance")
            .AppendLine()
            .AppendLine("Measured, and this page written, by")
            .AppendLine()
            .AppendLine(CultureInfo.InvariantCulture, $"    {Title}document")
            .AppendLine()
            .AppendLine(CultureInfo.InvariantCulture, $"with {RuntimeInformation.FrameworkDescription}, {RuntimeInformation.ProcessArchitecture}, {Environment.ProcessorCount} cores.")
            .AppendLine("Absolute figures are those of one machine; both sides of each comparison were measured in one run.")
            .AppendLine()
            .AppendLine("## A verdict and its launches")
            .AppendLine()
            .AppendLine("Two methods, one twice as long as the other; 5 processes each, 20 iterations of 3 ms.")
            .AppendLine("BenchmarkDotNet's figure has its default toolchain: it generates and builds a project first.")
            .AppendLine()
            .Append(LaunchComparison.Run())
            .AppendLine()
            .AppendLine(CultureInfo.InvariantCulture, $"`{Title}launches`")
            .AppendLine()
            .AppendLine("## Effects found")
            .AppendLine()
            .AppendLine("Two methods that differ by the planted effect; the claim `mean(fast) < mean(slow)` must pass. Seconds from `Evaluate` to verdict, at α = 1 %.")
            .AppendLine()
            .Append(PlantedEffectStudy.Run(PlantedEffectStudy.DefaultTrials))
            .AppendLine()
            .AppendLine(CultureInfo.InvariantCulture, $"`{Title}planted`")
            .AppendLine()
            .AppendLine("## Variation between launches")
            .AppendLine()
            .AppendLine("Standard deviation of the medians of launches, as a share; both with 20 iterations of 3 ms after about 200 ms of warm-up, rounds in turn.")
            .AppendLine()
            .Append(VariationComparison.Run(VariationComparison.DefaultRounds))
            .AppendLine()
            .AppendLine(CultureInfo.InvariantCulture, $"`{Title}variation`")
            .AppendLine()
            .AppendLine("## Faithful calls")
            .AppendLine()
            .AppendLine("The time of a call as SplNet measures it through a functor, against a hand-written BenchmarkDotNet `[Benchmark]` of the same call.")
            .AppendLine(CultureInfo.InvariantCulture, $"Medians over {CallComparison.DefaultRounds} launches of BenchmarkDotNet (12 warm-ups and 15 iterations of 50 ms) and {2 * CallComparison.DefaultRounds} of SplNet (its defaults), in turn.")
            .AppendLine()
            .Append(CallComparison.Run(CallComparison.DefaultRounds))
            .AppendLine()
            .AppendLine(CultureInfo.InvariantCulture, $"`{Title}calls`")
            .AppendLine()
            .AppendLine("## Statistics")
            .AppendLine()
            .AppendLine("On one core.")
            .AppendLine()
            .Append(StatisticsComparison.Run())
            .AppendLine()
            .AppendLine(CultureInfo.InvariantCulture, $"`{Title}statistics`");
        File.WriteAllText(FileName, text.ToString());
    }
}
