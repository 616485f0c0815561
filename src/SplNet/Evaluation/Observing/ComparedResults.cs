using SplNet.Arguments.Generators;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Measuring.Observing;
using SplNet.Replaying;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Observing;

/// <summary>
/// An operand at two revisions: its outcomes for the same inputs, and the outputs in which the tests run with each revision of the library.
/// </summary>
/// <param name="Equality">The comparison of the outcomes.</param>
/// <param name="BaseFolder">The output with the library of the base; null if it could not be made.</param>
/// <param name="OtherFolder">The output with the library of the other revision; null if it could not be made.</param>
internal sealed record ComparedResults(ResultEquality Equality, string? BaseFolder, string? OtherFolder)
{
    private const int Shown = 200;
    private const int Further = 20_000;

    // Two inputs in so many would be equal in so small a domain, and a table of it could be filled during a measurement.
    private const double SmallestDomain = 4e7;

    /// <summary>The exact revisions, for the report.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Builds both sides and compares their outcomes.</summary>
    /// <param name="experiment">An experiment that compares the operand at both revisions.</param>
    /// <param name="context">The context in which it is evaluated.</param>
    /// <param name="baseName">The operand at the base, as the formula calls it.</param>
    /// <param name="otherName">The operand at the other revision.</param>
    /// <param name="acceptsRepeats">True to accept inputs that repeat, because no gain is to be proven from times.</param>
    public static ComparedResults Of(
        Experiment experiment, EvaluationContext context, string baseName, string otherName, bool acceptsRepeats = false)
    {
        if (experiment.Problems() is [var problem, ..])
            return Failed(problem.Text);
        using var source = new ProcessRunSource(context, experiment.Site, experiment.Options);
        var operands = experiment.MeasuredOperands();
        if (source.Prepare(operands, new MeasureSettings(1, null)) is { } impossible)
            return Failed(impossible.Text);
        var (before, after) = (operands.Single(operand => operand.Name == baseName), operands.Single(operand => operand.Name == otherName));
        var sides = new ComparedResults(
            ResultEquality.Unknown(string.Empty), source.FolderOf(before), source.FolderOf(after))
        {
            Notes = [.. source.End().Select(static note => note.Text)],
        };
        return sides with { Equality = Compare(experiment.Options, source, before, after, acceptsRepeats) };
    }

    private static ComparedResults Failed(string reason) => new(ResultEquality.Unknown(reason), null, null);

    private static ResultEquality Compare(
        ExperimentOptions options, ProcessRunSource source, MeasuredOperand before, MeasuredOperand after, bool acceptsRepeats)
    {
        var (one, failure) = Observe(before, new ObservedInputs(Shown, Further, []) { IsTimed = true });
        if (one is null)
            return ResultEquality.Unknown($"it cannot be called at the base: {failure}");
        if (one.Problem is { } problem)
            return ResultEquality.Unknown(problem);
        var inputs = new ObservedInputs(Shown, one.Further.Count, []);
        var (other, otherFailure) = Observe(after, inputs);
        if (other is null)
            return ResultEquality.Unknown($"it cannot be called at the other revision: {otherFailure}");
        if (other.Problem is { } otherProblem)
            return ResultEquality.Unknown($"at the other revision, {otherProblem}");
        if (one.Calls.Zip(other.Calls).Any(static pair => pair.First!.InputHash != pair.Second!.InputHash))
            return ResultEquality.Unknown("its generator makes different inputs at both revisions. Make them in the tests, " +
                "without code of the library");
        var count = one.Calls.Count + one.Further.Count;
        if (FirstDifference(one, other) is { } number)
        {
            var (again, _) = Observe(before, inputs);
            return again is null || again.Problem is not null || FirstDifference(one, again) is not null
                ? ResultEquality.Unknown("it returns different results for the same inputs at the base, in two processes")
                : new ResultEquality(EqualityKind.Different, count, null, Difference(number));
        }

        // Before anything is concluded from times, which a table of results could improve.
        return !acceptsRepeats && one.Repeated > Math.Max(1, (double)one.Further.Count * one.Further.Count / 2 / SmallestDomain)
            ? ResultEquality.Unknown(FormattableString.Invariant(
                $"{one.Repeated} of {one.Further.Count} inputs had been drawn before, so remembered results would look like a gain. ") +
                "Let the generator draw from more values")
            : new ResultEquality(EqualityKind.Same, count, null, null);

        // In new processes, so that a difference which needs many calls does not appear again.
        ResultDifference Difference(int number)
        {
            var (first, second) = Both(new ObservedInputs(1, 0, []) { First = number });
            return first.Calls is [{ } call] && second.Calls is [{ } changed] && call.ResultHash != changed.ResultHash
                ? new SmallestDifference(choices => Both(new ObservedInputs(0, 0, choices))).From(call, changed)
                : new ResultDifference(
                    FormattableString.Invariant($"input {number + 1} of a process"), "returns the same as for this input alone",
                    "returns something else than for this input alone");
        }

        (ObservedResults Base, ObservedResults Other) Both(ObservedInputs wanted) => (
            Observe(before, wanted).Results ?? ObservedResults.None(null), Observe(after, wanted).Results ?? ObservedResults.None(null));

        (ObservedResults? Results, string? Failure) Observe(MeasuredOperand operand, ObservedInputs wanted)
        {
            var outcome = source.Run(
                operand, static path => path, new Dictionary<string, string?>(StringComparer.Ordinal), new MeasureSettings(1, null)
                {
                    Seed = DerivedSeed.Of(options.Seed ?? 1, 0),
                    IsLater = true,
                    Observed = wanted with { AcceptsRepeats = acceptsRepeats },
                },
                options.LaunchTimeout);
            return (outcome.Readings?.Observed, outcome.Failure);
        }
    }

    private static int? FirstDifference(ObservedResults one, ObservedResults other)
    {
        var (first, second) = (Hashes(one), Hashes(other));
        var index = 0;
        while (index < Math.Min(first.Count, second.Count) && first[index] == second[index])
            index++;
        return index < Math.Max(first.Count, second.Count) ? index : null;
    }

    private static IReadOnlyList<string> Hashes(ObservedResults results) =>
        [.. results.Calls.Select(static call => call!.ResultHash), .. results.Further];
}
