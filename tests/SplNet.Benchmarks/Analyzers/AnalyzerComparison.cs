namespace SplNet.Benchmarks;

/// <summary>
/// What the analyzers cost a compiler: a project of many formulas, compiled with them and without them. A machine that is shared changes
/// its speed by more than they cost while a project is compiled; so two servers compile at the same time on one processor, which the system
/// gives to one and the other for a few milliseconds in turn, and what is compared is the time that each had of it. After
/// each round they change sides.
/// </summary>
internal static class AnalyzerComparison
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

            var ofAnalyzers = new List<double>();
            return Table(
                Ratio(rounds, round => Compile(pairs, plain, round)),
                Ratio(rounds / 2, round => Compile(pairs, experimental, round)),
                Ratio(rounds / 4, round => Start(project, plain, round, ofAnalyzers)),
                Median.Of(ofAnalyzers));
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

    private static CompilerRatio Ratio(int rounds, Func<int, (double With, double Without)[]> measure) =>
        CompilerRatio.Of([.. Enumerable.Range(0, Math.Max(2, rounds / 2 * 2)).Select(measure)]);

    // One round: on each processor one server compiles with the analyzers and the other without.
    private static (double With, double Without)[] Compile(
        (CompilerServer First, CompilerServer Second)[] pairs, (string With, string Without)[] files, int round)
    {
        var sides = pairs.Select((pair, processor) =>
            (round + processor) % 2 == 0 ? (With: pair.First, Without: pair.Second) : (With: pair.Second, Without: pair.First)).ToArray();
        var before = sides.Select(static side => (With: side.With.Used, Without: side.Without.Used)).ToArray();
        var compilers = sides.SelectMany((side, processor) =>
            new[] { side.With.Compile(files[processor].With), side.Without.Compile(files[processor].Without) }).ToList();
        foreach (var compiler in compilers)
        {
            using (compiler)
                ProcessOutput.Of(compiler);
        }

        var used = sides.Select(
            (side, processor) => (side.With.Used - before[processor].With, side.Without.Used - before[processor].Without)).ToArray();
        foreach (var (with, without) in used)
        {
            Console.Error.WriteLine(FormattableString.Invariant($"round {round + 1}: {with:0} ms with, {without:0} ms without"));
            if (!(with > 0 && without > 0))
                throw new InvalidOperationException("Another compiler server than the one that is measured has compiled.");
        }

        return used;
    }

    // The same with compilers that start, and have to compile themselves and the analyzers first.
    private static (double With, double Without)[] Start(
        AnalyzedProject project, (string With, string Without)[] files, int round, List<double> ofAnalyzers)
    {
        var pairs = files.Select((file, processor) =>
            (With: new StartedCompiler(project, processor, file.With), Without: new StartedCompiler(project, processor, file.Without)))
            .ToArray();
        var used = new List<(double With, double Without)>();
        foreach (var (first, second) in pairs)
        {
            using var with = first;
            using var without = second;
            var (milliseconds, own) = with.Wait();
            ofAnalyzers.Add(own);
            used.Add((milliseconds, without.Wait().Used));
            Console.Error.WriteLine(
                FormattableString.Invariant($"started, round {round + 1}: {used[^1].With:0} ms with, {used[^1].Without:0} ms without"));
        }

        return [.. used];
    }

    private static string Table(CompilerRatio plain, CompilerRatio experimental, CompilerRatio started, double ofAnalyzers) =>
        FormattableString.Invariant($"""
        | figure | compiler server | the same with an experiment | a compiler for each build |
        |---|---:|---:|---:|
        | rounds | {plain.Rounds}, on {Processors} processors | {experimental.Rounds}, on {Processors} processors | {started.Rounds}, on {Processors} processors |
        | the compiler with the analyzers, ms | {plain.With:0} | {experimental.With:0} | {started.With:0} |
        | the compiler without them, ms | {plain.Without:0} | {experimental.Without:0} | {started.Without:0} |
        | ratio of the two | {plain.Ratio:0.000} | {experimental.Ratio:0.000} | {started.Ratio:0.000} |
        | 95 % interval of the ratio | {plain.Low:0.000} to {plain.High:0.000} | {experimental.Low:0.000} to {experimental.High:0.000} | {started.Low:0.000} to {started.High:0.000} |
        | time in the analyzers, over all threads, by `ReportAnalyzer`, ms | | | {ofAnalyzers:0} |

        """);
}
