using System.Diagnostics;
using System.Globalization;
using System.Text;
using SplNet.Syntax;

namespace SplNet.Benchmarks;

/// <summary>What it costs to read, to check and to print a formula.</summary>
internal static class FormulaReading
{
    private const int Times = 20_000;
    private const int Rounds = 15;

    private static readonly string[] Typical =
    [
        "mean(insertion) < mean(bubble)",
        "SELF <= 1.05 * SELF@git:HEAD~3",
        "allocated(A.Parse) <= 0 B && p95(A.Parse) < 5 ms with alpha = 0.05",
        "forall n in 10, 100, 1000: " +
        "ArrayList.contains[randomSearch, factoryArrayList](n) < LinkedList.contains[randomSearch, factoryLinkedList](n)",
    ];

    public static string Run()
    {
        var table = new StringBuilder()
            .AppendLine("| formula | parse, µs | bytes | parse and check, µs | print, µs |")
            .AppendLine("|---|---:|---:|---:|---:|");
        foreach (var text in Typical)
        {
            var root = Parser.ParseFormula(text).Root;
            var parse = Microseconds(() => Parser.ParseFormula(text));
            var check = Microseconds(() => FormulaCheck.Formula(text));
            var print = Microseconds(() => Printer.Print(root));
            var bytes = Allocated(() => Parser.ParseFormula(text));
            table.AppendLine(CultureInfo.InvariantCulture, $"| `{text}` | {parse:0.00} | {bytes} | {check:0.00} | {print:0.00} |");
        }

        return table.ToString();
    }

    private static double Microseconds(Func<object> work)
    {
        var rounds = new List<double>();
        for (var round = 0; round < Rounds; round++)
        {
            var start = Stopwatch.GetTimestamp();
            for (var time = 0; time < Times; time++)
                GC.KeepAlive(work());
            rounds.Add(Stopwatch.GetElapsedTime(start).TotalMicroseconds / Times);
        }

        return Median.Of(rounds);
    }

    private static long Allocated(Func<object> work)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        GC.KeepAlive(work());
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
