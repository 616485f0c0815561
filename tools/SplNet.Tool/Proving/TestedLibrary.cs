using SplNet.Tool.Mutating.Validating;
using SplNet.Versioning;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Proving;

/// <summary>The tests of the base, run with the library of each revision.</summary>
/// <param name="Outcome">The outcome.</param>
/// <param name="Tests">The number of tests; null if the runner did not report it.</param>
/// <param name="Problems">Why the outcome is not a success, each in a sentence.</param>
internal sealed record TestedLibrary(TestOutcome Outcome, int? Tests, IReadOnlyList<string> Problems)
{
    private const int ShownTests = 10;

    // Longer than the tests take with the library of the base, plus a start on a busy machine.
    private const double Factor = 3;
    private static readonly TimeSpan Added = TimeSpan.FromSeconds(30);

    /// <summary>The tests that fail with the library of the base, too, and therefore prove nothing.</summary>
    public IReadOnlyList<string> FailedBefore { get; init; } = [];

    /// <summary>The number of tests that are skipped; they prove nothing.</summary>
    public int Skipped { get; init; }

    /// <summary>Runs the tests.</summary>
    /// <param name="file">The file name of the tests' assembly.</param>
    /// <param name="before">The output with the library of the base.</param>
    /// <param name="after">The output with the library of the head.</param>
    public static TestedLibrary Run(string file, string before, string after)
    {
        var first = Run(file, before, most: null);
        if (first.Output.Total is null or 0 && first.Output.Failed.Count == 0)
            return new TestedLibrary(TestOutcome.Unknown, first.Output.Total, [$"{file} does not run any test: {first.Output.Last}"]);
        if (first.ExitCode != 0 && first.Output.Failed.Count == 0)
            return new TestedLibrary(TestOutcome.Unknown, first.Output.Total, [
                $"The tests cannot be run at the base: {Processes.ExitCode.Describe(first.ExitCode!.Value)}. {first.Output.Last}"]);
        var most = (first.Time * Factor) + Added;
        var second = Run(file, after, most);
        var problems = Differences(first, second, most).ToList();
        return new TestedLibrary(
            problems.Count > 0 ? TestOutcome.Failed : IsEmpty(first) ? TestOutcome.Unknown : TestOutcome.Passed, first.Output.Total,
            problems.Count == 0 && IsEmpty(first) ? ["Every test fails or is skipped at the base."] : problems)
        {
            FailedBefore = first.Output.Failed,
            Skipped = first.Output.Skipped ?? 0,
        };
    }

    private static bool IsEmpty(FunctionalRun run) =>
        run.Output.Total is { } total && total <= run.Output.Failed.Count + (run.Output.Skipped ?? 0);

    private static IEnumerable<string> Differences(FunctionalRun before, FunctionalRun after, TimeSpan most)
    {
        var failed = after.Output.Failed.Except(before.Output.Failed, StringComparer.Ordinal).ToList();
        foreach (var test in failed.Take(ShownTests))
            yield return $"{test} passes at the base and fails at the head.";
        if (failed.Count > ShownTests)
            yield return FormattableString.Invariant($"{failed.Count - ShownTests} more tests fail at the head.");
        if (after.ExitCode is not { } code)
            yield return FormattableString.Invariant(
                $"The tests took longer than {most.TotalSeconds:0} s at the head, but {before.Time.TotalSeconds:0.#} s at the base.");
        else if (failed.Count == 0 && code != before.ExitCode)
            yield return $"The tests ended with {Processes.ExitCode.Describe(code)} at the head: {after.Output.Last}";
        if (after.Output.Total != before.Output.Total)
            yield return FormattableString.Invariant(
                $"{before.Output.Total} tests ran at the base, and {after.Output.Total ?? 0} at the head.");
        if ((after.Output.Skipped ?? 0) > (before.Output.Skipped ?? 0))
            yield return FormattableString.Invariant(
                $"{before.Output.Skipped ?? 0} tests are skipped at the base, and {after.Output.Skipped} at the head.");
    }

    // A private copy, because tests may write files next to their assembly, and operands are measured in the original.
    private static FunctionalRun Run(string file, string folder, TimeSpan? most)
    {
        using var copy = new PrivateFolder();
        var output = copy.Combine("output");
        FileTree.Copy(folder, output);
        return Interruption.During(
            cancellation => FunctionalRun.Of(Path.Combine(output, file), most, cancellation), CancellationToken.None);
    }
}
