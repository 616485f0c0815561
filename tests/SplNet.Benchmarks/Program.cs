using SplNet.Benchmarks;
using SplNet.Benchmarks.Allocations;
using SplNet.Benchmarks.Awaiting;
using SplNet.Benchmarks.Instructions;
using SplNet.Benchmarks.Patches;
using SplNet.Benchmarks.Pictures;
using SplNet.Benchmarks.Scaling;
using SplNet.Benchmarks.Selecting;

// The commands that measure SplNet itself. Each compares two sides in one run, on a machine that does nothing else.
const string usage = """
    dotnet run -c Release --project tests/SplNet.Benchmarks -- calls [rounds [prefix]]    a functor against a hand-written [Benchmark]
    dotnet run -c Release --project tests/SplNet.Benchmarks -- awaiting [rounds] the loop of awaited calls against a hand-written one
    dotnet run -c Release --project tests/SplNet.Benchmarks -- allocations       which constructs allocate, by tier and runtime
    dotnet run -c Release --project tests/SplNet.Benchmarks -- engines [rounds]  BenchmarkDotNet's engine against SplNet's own
    dotnet run -c Release --project tests/SplNet.Benchmarks -- launches          the cost of a launch, against BenchmarkDotNet's own
    dotnet run -c Release --project tests/SplNet.Benchmarks -- statistics        resampling, against the obvious way and R
    dotnet run -c Release --project tests/SplNet.Benchmarks -- planted [trials]  how often and how soon effects of known size are found
    dotnet run -c Release --project tests/SplNet.Benchmarks -- variation [rounds]  how much launches differ, against BenchmarkDotNet's
    dotnet run -c Release --project tests/SplNet.Benchmarks -- groups [operands …] how much pairs differ if many operands are compared with one
    dotnet run -c Release --project tests/SplNet.Benchmarks -- tuning [runs]     the length of iterations against algorithm 1 of Chen and Revels
    dotnet run -c Release --project tests/SplNet.Benchmarks -- alarms [experiments]  methods against themselves, written to docs/calibration.md
    dotnet run -c Release --project tests/SplNet.Benchmarks -- runtimes [experiments]  twelve operands on .NET 10 and 11, and a runtime against itself
    dotnet run -c Release --project tests/SplNet.Benchmarks -- layouts [count]   whether other things in memory move the times of a method, or methods that nothing calls
    dotnet run -c Release --project tests/SplNet.Benchmarks -- instructions [part] forty calls, with and without profiles
    dotnet run -c Release --project tests/SplNet.Benchmarks -- instruction-alarms [times [part]]  the same calls compared with themselves
    dotnet run -c Release --project tests/SplNet.Benchmarks -- isolation [rounds] the same operands in three kinds of process
    dotnet run -c Release --project tests/SplNet.Benchmarks -- formulas          time and memory to read, check and print typical formulas
    dotnet run -c Release --project tests/SplNet.Benchmarks -- analyzers [rounds] what the analyzers cost a build with many formulas
    dotnet run -c Release --project tests/SplNet.Benchmarks -- versions          what old versions cost beside measuring
    dotnet run -c Release --project tests/SplNet.Benchmarks -- histories [server] what a history costs, in a file and on a PostgreSQL server
    dotnet run -c Release --project tests/SplNet.Benchmarks -- recorded [series [every]]  a library's history recorded and checked, with planted changes
    dotnet run -c Release --project tests/SplNet.Benchmarks -- pages             what the pages of a long history cost
    dotnet run -c Release --project tests/SplNet.Benchmarks -- explanations      what it costs to say why something is slower
    dotnet run -c Release --project tests/SplNet.Benchmarks -- generating        what benchmarks from thousands of unit tests cost
    dotnet run -c Release --project tests/SplNet.Benchmarks -- stability [count] [name=folder#Project.Of.Tests …]  how much their times vary, against those of unit tests
    dotnet run -c Release --project tests/SplNet.Benchmarks -- mutants [budget]  what mutation testing costs, and docs/mutation-study.md
    dotnet run -c Release --project tests/SplNet.Benchmarks -- libraries budget name=folder#Project.Of.Tests …  mutants of other people's libraries, docs/mutation-libraries.md
    dotnet run -c Release --project tests/SplNet.Benchmarks -- effects [operators] what a hit of each mutation operator costs, written to docs/operators.md
    dotnet run -c Release --project tests/SplNet.Benchmarks -- controls [count budget]  what mutation testing kills wrongly
    dotnet run -c Release --project tests/SplNet.Benchmarks -- selection commits name=folder#Project.Of.Tests …  what comparing commits need not measure
    dotnet run -c Release --project tests/SplNet.Benchmarks -- scaling           how time and memory grow with operands, requirements, sessions and methods
    dotnet run -c Release --project tests/SplNet.Benchmarks -- patches [names …]  what splnet prove answers about forty patches, gains and cheats
    dotnet run -c Release --project tests/SplNet.Benchmarks -- report            the picture of a report, docs/report.svg, and its result
    dotnet run -c Release --project tests/SplNet.Benchmarks -- document [sections]  all of them, or those named, written to docs/performance.md
    dotnet run -c Release --project tests/SplNet.Benchmarks -- document allocations  the tables, written to docs/allocations.md
    dotnet run -c Release --project tests/SplNet.Benchmarks -- document stability […]  the study, written to docs/stability.md
    """;

switch (args)
{
    case ["calls"]:
        Console.WriteLine(CallComparison.Run(CallComparison.DefaultRounds));
        return 0;
    case ["calls", var rounds]:
        Console.WriteLine(CallComparison.Run(int.Parse(rounds, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case ["calls", var rounds, var prefix]:
        Console.WriteLine(CallComparison.Run(int.Parse(rounds, System.Globalization.CultureInfo.InvariantCulture), prefix));
        return 0;
    case [AwaitingComparison.Command]:
        Console.WriteLine(AwaitingComparison.Run(AwaitingComparison.DefaultRounds));
        return 0;
    case [AwaitingComparison.Command, var rounds]:
        Console.WriteLine(AwaitingComparison.Run(int.Parse(rounds, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case [AwaitingComparison.MeasuredKind, var kind]:
        Console.WriteLine(AwaitingComparison.Measure(kind));
        return 0;
    case [AllocationTable.Command]:
        return RunOrRefuse(static () => Console.WriteLine(AllocationTable.Run()));
    case ["document", AllocationTable.Command]:
        return RunOrRefuse(AllocationDocument.Write);
    case [PatchStudy.Command, .. var names]:
        Console.WriteLine(PatchStudy.Run(names));
        return 0;
    case ["engines"]:
        Console.WriteLine(EngineComparison.Run(EngineComparison.DefaultRounds));
        Console.WriteLine(EngineVerdicts.Run(EngineVerdicts.DefaultRounds));
        return 0;
    case ["engines", var rounds]:
        Console.WriteLine(EngineComparison.Run(int.Parse(rounds, System.Globalization.CultureInfo.InvariantCulture)));
        Console.WriteLine(EngineVerdicts.Run(int.Parse(rounds, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case ["launches"]:
        Console.WriteLine(LaunchComparison.Run());
        return 0;
    case ["layouts"]:
        Console.WriteLine(LayoutTrial.Run(LayoutTrial.DefaultLayouts));
        return 0;
    case ["layouts", var layouts]:
        Console.WriteLine(LayoutTrial.Run(int.Parse(layouts, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case [LayoutTrial.Command, var name, var layouts]:
        Console.WriteLine(LayoutTrial.Measure(name, int.Parse(layouts, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case ["isolation"]:
        Console.WriteLine(IsolationComparison.Run(IsolationComparison.DefaultRounds));
        return 0;
    case ["isolation", var rounds]:
        Console.WriteLine(IsolationComparison.Run(int.Parse(rounds, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case ["statistics"]:
        Console.WriteLine(StatisticsComparison.Run());
        return 0;
    case ["planted"]:
        Console.WriteLine(PlantedEffectStudy.Run(PlantedEffectStudy.DefaultTrials));
        return 0;
    case ["planted", var trials]:
        Console.WriteLine(PlantedEffectStudy.Run(int.Parse(trials, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case ["variation"]:
        Console.WriteLine(VariationComparison.Run(VariationComparison.DefaultRounds));
        return 0;
    case ["variation", var rounds]:
        Console.WriteLine(VariationComparison.Run(int.Parse(rounds, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case [GroupComparison.Command]:
        Console.WriteLine(GroupComparison.Run(GroupComparison.DefaultSizes));
        return 0;
    case [GroupComparison.Command, .. var sizes]:
        Console.WriteLine(GroupComparison.Run(
            [.. sizes.Select(static size => int.Parse(size, System.Globalization.CultureInfo.InvariantCulture))]));
        return 0;
    case [TuningComparison.Command]:
        Console.WriteLine(TuningComparison.Run(TuningComparison.DefaultRuns));
        return 0;
    case [TuningComparison.Command, var runs]:
        Console.WriteLine(TuningComparison.Run(int.Parse(runs, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case ["alarms"]:
        MeasuredAlarms.Write(FalseAlarmStudy.DefaultExperiments);
        return 0;
    case ["alarms", var experiments]:
        MeasuredAlarms.Write(int.Parse(experiments, System.Globalization.CultureInfo.InvariantCulture));
        return 0;
    case [VerdictCase.Command, var work, var size, var relation, var estimator]:
        Console.WriteLine(VerdictCase.Run(work, size, relation, estimator));
        return 0;
    case [VariationComparison.Command, var name]:
        Console.WriteLine(VariationComparison.Measure(name));
        return 0;
    case ["runtimes"]:
        Console.WriteLine(RuntimeComparison.Run(RuntimeComparison.DefaultExperiments));
        return 0;
    case ["runtimes", var experiments]:
        Console.WriteLine(RuntimeComparison.Run(int.Parse(experiments, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case [SameRuntime.Command, var work, var runtime, var alpha]:
        Console.WriteLine(SameRuntime.Run(work, runtime, alpha));
        return 0;
    case [InstructionStudy.Command]:
        Console.WriteLine(InstructionStudy.Run(string.Empty));
        return 0;
    case [InstructionStudy.Command, var part]:
        Console.WriteLine(InstructionStudy.Run(part));
        return 0;
    case [InstructionAlarms.Command]:
        Console.WriteLine(InstructionAlarms.Run(1, string.Empty));
        return 0;
    case [InstructionAlarms.Command, var times]:
        Console.WriteLine(InstructionAlarms.Run(int.Parse(times, System.Globalization.CultureInfo.InvariantCulture), string.Empty));
        return 0;
    case [InstructionAlarms.Command, var times, var part]:
        Console.WriteLine(InstructionAlarms.Run(int.Parse(times, System.Globalization.CultureInfo.InvariantCulture), part));
        return 0;
    case ["formulas"]:
        Console.WriteLine(FormulaReading.Run());
        return 0;
    case ["versions"]:
        Console.WriteLine(VersionCosts.Run());
        return 0;
    case ["histories"]:
        Console.WriteLine(HistoryCosts.Run(Environment.GetEnvironmentVariable("HISTORY_SERVER")));
        return 0;
    case ["histories", var server]:
        Console.WriteLine(HistoryCosts.Run(server));
        return 0;
    case ["recorded"]:
        Console.WriteLine(RecordedHistory.Run(RecordedSeries.All.Count, every: 1));
        return 0;
    case ["recorded", var series]:
        Console.WriteLine(RecordedHistory.Run(int.Parse(series, System.Globalization.CultureInfo.InvariantCulture), every: 1));
        return 0;
    case ["recorded", var series, var every]:
        Console.WriteLine(RecordedHistory.Run(
            int.Parse(series, System.Globalization.CultureInfo.InvariantCulture),
            int.Parse(every, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case ["explanations"]:
        Console.WriteLine(ExplanationCosts.Run());
        return 0;
    case ["mutants"]:
        Console.WriteLine(MutantCosts.Run(MutantCosts.DefaultBudget));
        return 0;
    case ["mutants", var budget]:
        Console.WriteLine(MutantCosts.Run(budget));
        return 0;
    case ["libraries", var budget, .. { Length: > 0 } libraries]:
        Console.WriteLine(LibraryStudy.Run(budget, libraries));
        return 0;
    case [SelectionStudy.Command, var commits, .. { Length: > 0 } libraries]:
        Console.WriteLine(SelectionStudy.Run(int.Parse(commits, System.Globalization.CultureInfo.InvariantCulture), libraries));
        return 0;
    case [ScalingStudy.Command]:
        Console.WriteLine(ScalingStudy.Run());
        return 0;
    case [ScalingStudy.SizeCommand, var kind, var size]:
        Console.WriteLine(ScalingStudy.Measure(kind, size));
        return 0;
    case ["effects", .. var operators]:
        Console.WriteLine(OperatorEffects.Run(operators));
        return 0;
    case ["controls"]:
        Console.WriteLine(MutantControls.Run(MutantControls.DefaultCount, MutantControls.DefaultBudget));
        return 0;
    case ["controls", var count, var budget]:
        Console.WriteLine(MutantControls.Run(int.Parse(count, System.Globalization.CultureInfo.InvariantCulture), budget));
        return 0;
    case ["pages"]:
        Console.WriteLine(HistoryPageCosts.Run());
        return 0;
    case ["analyzers"]:
        Console.WriteLine(AnalyzerComparison.Run(AnalyzerComparison.DefaultRounds));
        return 0;
    case ["analyzers", var rounds]:
        Console.WriteLine(AnalyzerComparison.Run(int.Parse(rounds, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    case [ReportExample.Command]:
        Console.WriteLine(ReportExample.Run());
        return 0;
    case ["generating"]:
        Console.WriteLine(GeneratingCosts.Run());
        return 0;
    case [StabilityStudy.Command, .. var arguments]:
        Console.WriteLine(StabilityStudy.Run(arguments));
        return 0;
    case ["document", StabilityStudy.Command, .. var arguments]:
        StabilityDocument.Write(arguments);
        return 0;
    case ["document", .. var sections]:
        PerformanceDocument.Write(sections);
        return 0;
    case [MeasuredCase.Command, var name]:
        Console.WriteLine(MeasuredCase.Run(name));
        return 0;
    case [TwofoldExample.Command]:
        Console.WriteLine(TwofoldExample.Run(runs: null));
        return 0;
    case [TwofoldExample.Command, var runs]:
        Console.WriteLine(TwofoldExample.Run(int.Parse(runs, System.Globalization.CultureInfo.InvariantCulture)));
        return 0;
    default:
        Console.Error.WriteLine(usage);
        return 3;
}

static int RunOrRefuse(Action command)
{
    try
    {
        command();
        return 0;
    }
    catch (MissingPartException missing)
    {
        Console.Error.WriteLine(missing.Message);
        return 3;
    }
}
