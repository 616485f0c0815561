using SplNet.Mutations.Mutants;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Results;

namespace SplNet.Benchmarks;

/// <summary>
/// What a hit of each operator costs, a table in <c>docs/operators.md</c>: <c>splnet mutate</c> on a small library in which every operator
/// finds a place that is reached often. A hit is an entry of the mutated method, as in paper B.
/// </summary>
internal static class OperatorEffects
{
    // Enough for the strongest pairs, some of which need all blocks; where functional tests run first, for none.
    private static readonly string[] Budgets = ["30s", "60s", "120s"];

    private static readonly WrittenPart Page = new("docs/operators.md");

    /// <summary>Measures the strongest mutants of operators, and writes the table into the page.</summary>
    /// <param name="operators">Which; none means all. The rows of the others stay as they are.</param>
    public static string Run(IReadOnlyCollection<string> operators)
    {
        var library = MutatedLibrary.Built();
        var kept = Page.Text.Split('\n');
        var rows = string.Concat(MutationOperators.All.Select(one => operators.Count == 0 || operators.Contains(one.Id)
            ? Row(one.Id, library)
            : kept.First(line => line.StartsWith($"| {one.Id} |", StringComparison.Ordinal)) + "\n"));
        var table = $"""

            | id | mutated method | measured by | hits an operation | operation, times as long | a hit costs, ns | bytes a hit |
            |---|---|---|--:|--:|--:|--:|
            {rows}

            """;
        Page.Text = table;
        return table;
    }

    private static string Row(string id, MutatedLibrary library)
    {
        var measured = Budgets.Select(budget => Strongest(id, library, budget)).FirstOrDefault(static one => one.Pair is not null);
        return measured.Pair is { Counts: { } counts, Measured: { } times }
            ? FormattableString.Invariant($"| {id} | `{NameOf(measured.Mutant.Method)}` | `{counts.Test}` ") +
                FormattableString.Invariant($"| {counts.Hits:#,0.##} | {times.Ratio:0.00} [{times.Lower:0.00} .. {times.Upper:0.00}] ") +
                FormattableString.Invariant($"| {Cost(times, times.Ratio, counts):0.0} [{Cost(times, times.Lower, counts):0.0} .. ") +
                FormattableString.Invariant($"{Cost(times, times.Upper, counts):0.0}] | {counts.MoreBytes / counts.Hits:0.#} |\n")
            : $"| {id} | none was measured | | | | | |\n";
    }

    private static (Mutant Mutant, TestedPair Pair) Strongest(string id, MutatedLibrary library, string budget)
    {
        using var folder = new SuiteFolder();
        var run = MutationRun.Of(
            $"Measures mutants of {id} for {budget}.",
            folder, library.Project,
            [
                "--tests", "formulas=" + library.Formulas, "--assembly", library.Performance, "--functional", library.Functional,
                "--trust-preserving", "--operators", id, "--budget", budget, "--controls", "0,0",
                "--resume", folder.PathOf("kept"),
            ]);
        return run.Results.Mutants.SelectMany(static mutant => mutant.Pairs.Select(pair => (mutant.Mutant, Pair: pair)))
            .Where(static one => one.Pair.IsMeasured).OrderByDescending(static one => one.Pair.Counts.Weight).FirstOrDefault();
    }

    private static double Cost(MeasuredPair times, double ratio, PairCounts counts) => (ratio - 1) * times.BaseRuns.Average() / counts.Hits;

    // Of My.Library.Type::Method(System.Int32) the type and the method.
    private static string NameOf(string? method)
    {
        var name = method?[..method.IndexOf('(', StringComparison.Ordinal)] ?? string.Empty;
        return name[(name.LastIndexOf('.', Math.Max(0, name.IndexOf("::", StringComparison.Ordinal))) + 1)..].Replace(
            "::", ".", StringComparison.Ordinal);
    }
}
