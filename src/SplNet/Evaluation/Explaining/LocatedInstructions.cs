using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Measuring.Instructions;
using SplNet.Statements.Experiments;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Explaining;

/// <summary>
/// Counts the machine instructions of a call of both sides once more, and finds the methods in whose code they are. No load of the machine
/// moves them, and they show what counts of IL cannot: inlining, bounds checks and the base library.
/// </summary>
/// <param name="source">Where operands run.</param>
/// <param name="settings">How they are measured.</param>
/// <param name="timeout">How long each may take.</param>
internal sealed class LocatedInstructions(ICountingSource source, MeasureSettings settings, TimeSpan timeout)
{
    // Longer calls usually have more instructions than can be counted, which is only known after seconds.
    private const double LongestNanoseconds = 30_000;

    private const string Loop = "(the loop that calls)";

    /// <summary>The instructions by method, those that differ most first; empty if they cannot be counted.</summary>
    /// <param name="sides">The operands.</param>
    public IReadOnlyList<MethodInstructions> Of(ComparedSides sides) =>
        TracingRefusal.IsSupported && sides.SlowestNanoseconds <= LongestNanoseconds
        && Of(sides.Before) is { } before && Of(sides.After) is { } after
            ?
            [
                .. before.Keys.Union(after.Keys, StringComparer.Ordinal)
                    .Select(name => new MethodInstructions
                    {
                        Name = name,
                        Before = before.GetValueOrDefault(name),
                        After = after.GetValueOrDefault(name),
                    })
                    .Where(static method => method.Before != 0 || method.After != 0)
                    .OrderByDescending(static method => Math.Abs(method.After - method.Before))
                    .ThenBy(static method => method.Name, StringComparer.Ordinal),
            ]
            : [];

    // Most of the loop's own instructions are subtracted with the empty calls, by methods of other names.
    private static string NameOf(string symbol) =>
        symbol.Contains(" [SplNet] ", StringComparison.Ordinal) ? Loop : PerfReport.NameOf(symbol);

    // Profiles differ between processes, so they would differ between equal sides.
    private Dictionary<string, double>? Of(MeasuredOperand operand)
    {
        using var folder = new PrivateFolder();
        var variables = new Dictionary<string, string?>(CodeMap.Variables(folder.Path), StringComparer.Ordinal)
        {
            ["DOTNET_TieredPGO"] = "0",
        };
        return source.Run(operand, static path => path, variables, settings, timeout).Readings?.Counted is { Operations: > 0 } counted
            ? counted.Instructions.GroupBy(static method => NameOf(method.Key), StringComparer.Ordinal).ToDictionary(
                static methods => methods.Key,
                methods => methods.Sum(static method => method.Value) / (double)counted.Operations,
                StringComparer.Ordinal)
            : null;
    }
}
