using System.Diagnostics;
using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks.Scaling;

/// <summary>
/// How time and memory grow with operands, requirements, sessions and methods. Each size runs in processes of its own, the sizes of a kind
/// in turn. Of each size the fastest process counts, which the work of others on the machine disturbs least.
/// </summary>
internal static class ScalingStudy
{
    public const string Command = "scaling";

    /// <summary>The first argument of a process that measures one size.</summary>
    public const string SizeCommand = "scaling-size";

    private const int Rounds = 3;
    private const double Megabyte = 1024 * 1024;

    // Of n log n between sizes that differ tenfold or more, the exponent is at most 1.2. The rest is the noise of two times.
    private const double MostExponent = 1.3;

    private static readonly ScaledWork[] All =
    [
        new("operands of an experiment decided, 10 runs of each", [1, 10, 50, 100, 200], DecidedOperands.Prepare),
        new("requirements of a file read", [1, 10, 100, 500, 2_000], ReadRequirements.Prepare),
        new("sessions of 5 series read, and their proposals", [10, 100, 1_000, 5_000, 20_000], ProposedSessions.Prepare),
        new("methods of an assembly counted", [100, 1_000, 10_000, 30_000, 60_000], LibraryMethods.PrepareCounting),
        new("methods of an assembly compared with another build", [100, 1_000, 10_000, 50_000, 100_000], LibraryMethods.PrepareComparing),
        new("methods searched for mutants", [100, 1_000, 10_000, 30_000], SearchedMethods.Prepare),
    ];

    /// <summary>Measures everything and returns a table.</summary>
    public static string Run()
    {
        var table = new StringBuilder().AppendLine("| what | number | seconds | growth | MB |").AppendLine("|---|---:|---:|---:|---:|");
        for (var kind = 0; kind < All.Length; kind++)
            Append(table, All[kind], Measured(kind));
        return table.Append(
            CultureInfo.InvariantCulture,
            $"\nGrowth is the exponent from the size before: time grows as the number to this power. " +
            $"It is shown where the smaller size takes 20 ms, and n log n stays below {MostExponent}.").AppendLine().ToString();
    }

    /// <summary>Measures one size in this process, and prints seconds and megabytes.</summary>
    /// <param name="kind">The position of the work.</param>
    /// <param name="size">The size.</param>
    public static string Measure(string kind, string size)
    {
        var folder = Directory.CreateTempSubdirectory("splnet-scaling-").FullName;
        try
        {
            var run = All[int.Parse(kind, CultureInfo.InvariantCulture)].Prepare(int.Parse(size, CultureInfo.InvariantCulture), folder);
            var clock = Stopwatch.StartNew();
            run();
            var seconds = clock.Elapsed.TotalSeconds;
            using var own = Process.GetCurrentProcess();
            return FormattableString.Invariant($"{seconds} {own.PeakWorkingSet64 / Megabyte}");
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static (double Seconds, double Megabytes)[] Measured(int kind)
    {
        var best = Enumerable.Repeat((Seconds: double.PositiveInfinity, Megabytes: 0.0), All[kind].Sizes.Count).ToArray();
        for (var round = 0; round < Rounds; round++)
        {
            for (var place = 0; place < best.Length; place++)
            {
                var figures = Array.ConvertAll(
                    OwnProcess.Run(SizeCommand, Text(kind), Text(All[kind].Sizes[place])).Split(' '),
                    static word => double.Parse(word, CultureInfo.InvariantCulture));
                Console.Error.WriteLine($"{All[kind].Name}, {All[kind].Sizes[place]}: {figures[0]} s, {figures[1]} MB");
                if (figures[0] < best[place].Seconds)
                    best[place] = (figures[0], figures[1]);
            }
        }

        return best;
    }

    private static void Append(StringBuilder table, ScaledWork work, (double Seconds, double Megabytes)[] measured)
    {
        for (var place = 0; place < measured.Length; place++)
        {
            var growth = place == 0 || measured[place - 1].Seconds < 0.02 ? string.Empty : (
                Math.Log(measured[place].Seconds / measured[place - 1].Seconds)
                / Math.Log((double)work.Sizes[place] / work.Sizes[place - 1])).ToString("0.00", CultureInfo.InvariantCulture);
            table.AppendLine(
                CultureInfo.InvariantCulture,
                $"| {(place == 0 ? work.Name : string.Empty)} | {work.Sizes[place]:N0} | {measured[place].Seconds:0.000} | {growth} | " +
                $"{measured[place].Megabytes:0} |");
        }
    }

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
