using SplNet.Benchmarks;

// The commands that measure SplNet itself. Each compares two sides in one run, on a machine that does nothing else.
const string usage = """
    dotnet run -c Release --project tests/SplNet.Benchmarks -- calls [rounds [prefix]]    a functor against a hand-written [Benchmark]
    dotnet run -c Release --project tests/SplNet.Benchmarks -- launches          the cost of a launch, against BenchmarkDotNet's own
    dotnet run -c Release --project tests/SplNet.Benchmarks -- statistics        resampling, against the obvious way and R
    dotnet run -c Release --project tests/SplNet.Benchmarks -- formulas          time and memory to read, check and print typical formulas
    dotnet run -c Release --project tests/SplNet.Benchmarks -- document          all of them, written to docs/performance.md
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
    case ["launches"]:
        Console.WriteLine(LaunchComparison.Run());
        return 0;
    case ["statistics"]:
        Console.WriteLine(StatisticsComparison.Run());
        return 0;
    case ["formulas"]:
        Console.WriteLine(FormulaReading.Run());
        return 0;
    case ["document"]:
        PerformanceDocument.Write();
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
