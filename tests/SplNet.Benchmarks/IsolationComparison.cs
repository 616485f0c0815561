using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>
/// The same operands in SplNet's processes, in BenchmarkDotNet's own and in this one, in turn: the fastest iterations, which the work of
/// others disturbs least.
/// </summary>
internal static class IsolationComparison
{
    public const int DefaultRounds = 5;

    // The paired test needs two.
    private const int Runs = 2;

    private static readonly Isolation[] Kinds = [Isolation.Process, Isolation.BenchmarkDotNet, Isolation.None];

    public static string Run(int rounds)
    {
        var times = new Dictionary<(string Operand, Isolation Kind), List<double>>();
        for (var round = 0; round < rounds; round++)
        {
            for (var turn = 0; turn < Kinds.Length; turn++)
            {
                var kind = Kinds[(round + turn) % Kinds.Length];
                Console.Error.WriteLine($"round {round + 1} of {rounds}: {kind}");
                foreach (var operand in Measure(kind).Operands)
                    (times.TryGetValue((operand.Name, kind), out var found) ? found : times[(operand.Name, kind)] = []).AddRange(
                        operand.Runs.Select(static run => run.Nanoseconds.Min()));
            }
        }

        var table = new StringBuilder()
            .AppendLine(
                "| call | SplNet's process, ns | BenchmarkDotNet's, ns | the calling one, " +
                "ns | BenchmarkDotNet / SplNet | calling / SplNet |")
            .AppendLine("|---|---:|---:|---:|---:|---:|");
        foreach (var name in times.Keys.Select(static key => key.Operand).Distinct(StringComparer.Ordinal))
            table.AppendLine(Row(name, [.. Kinds.Select(kind => Median.Of(times[(name, kind)]))]));
        return table.ToString();
    }

    private static ExperimentResult Measure(Isolation kind)
    {
        var result = Engine.RunAfresh(new Experiment((sum, lookUp, allocate, sort, mean) =>
            mean(sum) < 1.Seconds() & mean(lookUp) < 1.Seconds() & mean(allocate) < 1.Seconds() & mean(sort) < 1.Seconds())
        {
            Options = ExperimentOptions.Default with { Isolation = kind, Runs = Runs },
            ["sum"] = new MethodOperand(FunctorFactory.Create(static () => IsolationCases.Sum())),
            ["lookUp"] = new MethodOperand(FunctorFactory.Create(static () => IsolationCases.LookUp())),
            ["allocate"] = new MethodOperand(FunctorFactory.Create(static () => IsolationCases.Allocate())),
            ["sort"] = new MethodOperand(FunctorFactory.Create(static () => IsolationCases.Sort())),
        });
        return result.Verdict == Verdict.Invalid ? throw new InvalidOperationException(result.ToString()) : result;
    }

    private static string Row(string name, double[] times) => string.Create(
        CultureInfo.InvariantCulture,
        $"| `{name}` | {times[0]:0.00} | {times[1]:0.00} | {times[2]:0.00} | {times[1] / times[0]:0.000} | {times[2] / times[0]:0.000} |");
}
