using System.Diagnostics;
using System.Globalization;
using System.Runtime;
using System.Text;

namespace SplNet.Benchmarks.Awaiting;

/// <summary>
/// Compares SplNet's loop of awaited calls with a hand-written one, for each kind of call in processes of its own: what the runtime learns
/// of a loop that awaits one kind must not serve another. Both loops take turns of half a millisecond on one processor. Of each process the
/// fastest tenth counts, and of all processes the fastest: other work on the machine, and threads of the pool that wake up for nothing,
/// make turns slower and never faster.
/// </summary>
internal static class AwaitingComparison
{
    /// <summary>The command.</summary>
    public const string Command = "awaiting";

    /// <summary>The command of a process that measures one kind.</summary>
    public const string MeasuredKind = "awaited";

    public const int DefaultRounds = 5;

    private const double RelativeLimit = 0.03;
    private const double AbsoluteLimit = 5;

    private const int Turns = 1000;
    private const double TurnNanoseconds = 0.5e6;
    private const double Fastest = 0.1;

    private static readonly TimeSpan Quiet = TimeSpan.FromMilliseconds(700);
    private static readonly TimeSpan LongestWarmUp = TimeSpan.FromSeconds(20);

    /// <summary>Compares all kinds on all installed runtimes and returns a table for each.</summary>
    /// <param name="rounds">How many processes measure each kind.</param>
    public static string Run(int rounds)
    {
        var runtimes = InstalledRuntime.All();
        var times = runtimes.SelectMany(static _ => AwaitedCases.All.Keys, static (runtime, name) => (runtime, name)).ToDictionary(
            static one => one, static _ => new List<(double Own, double HandWritten)>());
        for (var round = 1; round <= rounds; round++)
        {
            Console.Error.WriteLine($"round {round} of {rounds}");
            foreach (var ((runtime, name), found) in times)
                found.Add(Parse(ProcessOutput.Of(runtime.Command(typeof(AwaitingComparison).Assembly.Location, MeasuredKind, name))));
        }

        return string.Join('\n', runtimes.Select(runtime => Table(runtime, times)));
    }

    private static string Table(
        InstalledRuntime runtime, Dictionary<(InstalledRuntime Runtime, string Name), List<(double Own, double HandWritten)>> times)
    {
        var table = new StringBuilder()
            .AppendLine(
                CultureInfo.InvariantCulture, $"| call, on .NET {runtime.Version} | await, ns | SplNet, ns | difference, " +
                    $"ns | ratio | ratios of the processes | within 3 % or 5 ns |")
            .AppendLine("|---|---:|---:|---:|---:|---:|---|");
        foreach (var ((_, name), found) in times.Where(one => one.Key.Runtime == runtime))
        {
            var (own, hand) = (found.Min(static pair => pair.Own), found.Min(static pair => pair.HandWritten));
            var (difference, ratio) = (own - hand, own / hand);
            var ratios = found.ConvertAll(static pair => pair.Own / pair.HandWritten);
            var isWithin = Math.Abs(difference) <= AbsoluteLimit || Math.Abs(ratio - 1) <= RelativeLimit;
            table.AppendLine(
                CultureInfo.InvariantCulture, $"| {name} | {hand:0.0} | {own:0.0} | {difference:0.0} | {ratio:0.000} | " +
                    $"{ratios.Min():0.000} .. {ratios.Max():0.000} | {(isWithin ? "yes" : "NO")} |");
        }

        return table.ToString();
    }

    /// <summary>Measures one kind in this process.</summary>
    /// <param name="name">The name of the kind.</param>
    /// <returns>Nanoseconds of an operation in SplNet's loop and in the hand-written one.</returns>
    public static string Measure(string name)
    {
        var kind = AwaitedCases.All[name];
        if (OperatingSystem.IsLinux() || OperatingSystem.IsWindows())
        {
            using var process = Process.GetCurrentProcess();
            process.ProcessorAffinity = (nint)((long)process.ProcessorAffinity & -(long)process.ProcessorAffinity);
        }

        WarmUp(kind);
        var count = (long)Math.Clamp(TurnNanoseconds / Nanoseconds(kind.HandWritten, 1000), 1, 1e9);
        var (own, hand) = (new double[Turns], new double[Turns]);
        for (var turn = 0; turn < Turns; turn++)
        {
            if (turn % 2 == 0)
                own[turn] = Nanoseconds(kind.Own, count);
            hand[turn] = Nanoseconds(kind.HandWritten, count);
            if (turn % 2 == 1)
                own[turn] = Nanoseconds(kind.Own, count);
        }

        return string.Create(CultureInfo.InvariantCulture, $"{OfFastest(own)} {OfFastest(hand)}");
    }

    // Until the runtime has compiled nothing for a while. On a busy machine that takes longer.
    private static void WarmUp(AwaitedCase kind)
    {
        var (start, compiled, last) = (Stopwatch.GetTimestamp(), 0L, Stopwatch.GetTimestamp());
        while (Stopwatch.GetElapsedTime(last) < Quiet && Stopwatch.GetElapsedTime(start) < LongestWarmUp)
        {
            kind.Own(50);
            kind.HandWritten(50);
            if (JitInfo.GetCompiledMethodCount() is var now && now != compiled)
                (compiled, last) = (now, Stopwatch.GetTimestamp());
        }
    }

    private static double Nanoseconds(Func<long, long> loop, long count)
    {
        var start = Stopwatch.GetTimestamp();
        return Stopwatch.GetElapsedTime(start, loop(count)).TotalNanoseconds / count;
    }

    private static double OfFastest(double[] times) => times.Order().Take((int)(times.Length * Fastest)).Average();

    private static (double Own, double HandWritten) Parse(string line)
    {
        var values = Array.ConvertAll(line.Split(' '), static text => double.Parse(text, CultureInfo.InvariantCulture));
        return (values[0], values[1]);
    }
}
