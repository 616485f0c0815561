using System.Globalization;
using System.Text;
using SplNet.Results.Reports;

namespace SplNet.Benchmarks;

/// <summary>What a verdict on the twofold example costs with each engine, in processes that follow each other.</summary>
internal static class EngineVerdicts
{
    public const int DefaultRounds = 9;

    private static readonly MeasuringEngine[] Engines = [MeasuringEngine.BenchmarkDotNet, MeasuringEngine.SplNet];

    public static string Run(int rounds)
    {
        var verdicts = Engines.ToDictionary(static engine => engine, static _ => new List<double>());
        var launches = Engines.ToDictionary(static engine => engine, static _ => new List<double>());
        for (var round = 0; round < rounds; round++)
        {
            foreach (var engine in round % 2 == 0 ? Engines : Engines.Reverse())
            {
                var result = JsonReport.Read(OwnProcess.Run(engine, TwofoldExample.Command));
                verdicts[engine].Add(result.Seconds);
                launches[engine].AddRange(
                    result.Operands.SelectMany(static operand => operand.Runs).Select(static run => run.LaunchMilliseconds));
            }
        }

        return new StringBuilder()
            .AppendLine("| figure, median | BenchmarkDotNet's engine | own engine | ratio |")
            .AppendLine("|---|---:|---:|---:|")
            .AppendLine(Row("`Evaluate` to verdict, s", verdicts, "0.00"))
            .AppendLine(Row("one launch, ms", launches, "0"))
            .ToString();
    }

    private static string Row(string figure, Dictionary<MeasuringEngine, List<double>> values, string format)
    {
        var (theirs, own) = (Median.Of(values[MeasuringEngine.BenchmarkDotNet]), Median.Of(values[MeasuringEngine.SplNet]));
        return string.Create(
            CultureInfo.InvariantCulture, $"| {figure} | {theirs.ToString(format, CultureInfo.InvariantCulture)} | " +
                $"{own.ToString(format, CultureInfo.InvariantCulture)} | {own / theirs:0.00} |");
    }
}
