using System.Diagnostics;
using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Benchmarks;

/// <summary>
/// What the analyzers cost a compiler: a project of many formulas, compiled with them and without them. A machine that is shared changes its speed by more than they cost
/// while a project is compiled; so two servers compile at the same time on one processor, which the system gives to one and the other for a few milliseconds in turn, and
/// what is compared is the time that each had of it. After each round they change sides.
/// </summary>
internal static partial class AnalyzerComparison
{
    public const int DefaultRounds = 60;

    // By then the servers, and the analyzers in them, are compiled themselves, for which they need moments of rest.
    private const int WarmUps = 12;
    private const int Processors = 2;

    public static string Run(int rounds)
    {
        using var project = AnalyzedProject.Write();
        var pairs = Enumerable.Range(0, Processors).Select(processor => CompilerServer.Pair(project, processor)).ToArray();
        try
        {
            // The servers listen before MSBuild has told this.
            var plain = Files(project, hasExperiment: false);
            var experimental = Files(project, hasExperiment: true);
            for (var round = 0; round < WarmUps; round++)
            {
                Compile(pairs, round % 4 < 2 ? plain : experimental, round);
                Thread.Sleep(TimeSpan.FromSeconds(2));
            }

            return Table(
                Served(pairs, plain, rounds),
                Served(pairs, experimental, rounds / 2),
                [.. Enumerable.Range(0, Math.Max(2, rounds / 4)).Select(round => Alone(project, plain[0], round))]);
        }
        finally
        {
            foreach (var (first, second) in pairs)
            {
                first.Dispose();
                second.Dispose();
            }
        }
    }

    private static (string With, string Without)[] Files(AnalyzedProject project, bool hasExperiment) =>
    [
        .. project.ResponseFiles(isAnalyzed: true, hasExperiment, Processors)
            .Zip(project.ResponseFiles(isAnalyzed: false, hasExperiment, Processors), static (with, without) => (with, without)),
    ];

    private static ServerRatio Served((CompilerServer First, CompilerServer Second)[] pairs, (string With, string Without)[] files, int rounds) =>
        ServerRatio.Of([.. Enumerable.Range(0, Math.Max(2, rounds / 2 * 2)).Select(round => Compile(pairs, files, round))]);

    // One round: on each processor one server compiles with the analyzers and the other without.
    private static (double With, double Without)[] Compile((CompilerServer First, CompilerServer Second)[] pairs, (string With, string Without)[] files, int round)
    {
        var sides = pairs.Select((pair, processor) => (round + processor) % 2 == 0 ? (With: pair.First, Without: pair.Second) : (With: pair.Second, Without: pair.First)).ToArray();
        var before = sides.Select(static side => (With: side.With.Used, Without: side.Without.Used)).ToArray();
        var compilers = sides.SelectMany((side, processor) => new[] { side.With.Compile(files[processor].With), side.Without.Compile(files[processor].Without) }).ToList();
        foreach (var compiler in compilers)
        {
            using (compiler)
                ProcessOutput.Of(compiler);
        }

        var used = sides.Select((side, processor) => (side.With.Used - before[processor].With, side.Without.Used - before[processor].Without)).ToArray();
        foreach (var (with, without) in used)
        {
            Console.Error.WriteLine(FormattableString.Invariant($"round {round + 1}: {with:0} ms with, {without:0} ms without"));
            if (!(with > 0 && without > 0))
                throw new InvalidOperationException("Another compiler server than the one that is measured has compiled.");
        }

        return used;
    }

    // A compiler that starts, and has to compile itself and the analyzers first; the two in turn.
    private static (double With, double Without, double Own) Alone(AnalyzedProject project, (string With, string Without) files, int round)
    {
        var (first, second) = round % 2 == 0 ? (files.With, files.Without) : (files.Without, files.With);
        var (one, other) = (Wall(project, first), Wall(project, second));
        var (with, without) = round % 2 == 0 ? (one, other) : (other, one);
        Console.Error.WriteLine(FormattableString.Invariant($"alone, round {round + 1}: {with.Milliseconds:0} ms with, {without.Milliseconds:0} ms without"));
        return (with.Milliseconds, without.Milliseconds, OwnMilliseconds(with.Log));
    }

    private static (double Milliseconds, string Log) Wall(AnalyzedProject project, string responseFile)
    {
        var watch = Stopwatch.StartNew();
        using var compiler = CompilerServer.Compile(project, responseFile);
        var log = ProcessOutput.Of(compiler);
        return (watch.Elapsed.TotalMilliseconds, log);
    }

    private static string Table(ServerRatio plain, ServerRatio experimental, List<(double With, double Without, double Own)> alone) => FormattableString.Invariant($"""
        | figure | compiler server | the same with an experiment | a compiler for each build |
        |---|---:|---:|---:|
        | rounds | {plain.Rounds}, on {Processors} processors | {experimental.Rounds}, on {Processors} processors | {alone.Count} |
        | the compiler with the analyzers, ms | {plain.With:0} | {experimental.With:0} | {Median.Of(alone.Select(static one => one.With)):0} |
        | the compiler without them, ms | {plain.Without:0} | {experimental.Without:0} | {Median.Of(alone.Select(static one => one.Without)):0} |
        | ratio of the two | {plain.Ratio:0.000} | {experimental.Ratio:0.000} | {Median.Of(alone.Select(static one => one.With / one.Without)):0.000} |
        | 95 % interval of the ratio | {plain.Low:0.000} to {plain.High:0.000} | {experimental.Low:0.000} to {experimental.High:0.000} | |
        | time in the analyzers, over all threads, by `ReportAnalyzer`, ms | | | {Median.Of(alone.Select(static one => one.Own)):0} |

        """);

    private static double OwnMilliseconds(string log) => 1000 * double.Parse(AnalyzerTime().Match(log).Groups["s"].Value.TrimStart('<'), CultureInfo.InvariantCulture);

    [GeneratedRegex(@"(?<s><?[\d.]+)\s+<?\d+\s+SplNet\.Analyzers, Version", RegexOptions.None, 1000)]
    private static partial Regex AnalyzerTime();
}
