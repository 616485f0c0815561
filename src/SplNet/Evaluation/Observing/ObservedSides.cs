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
internal sealed record ObservedSides(ResultEquality Equality, string? BaseFolder, string? OtherFolder)
{
    /// <summary>The number of inputs whose outcomes are compared.</summary>
    public const int Inputs = 200;

    private const int Drawn = 20_000;

    // Two inputs in so many would be equal in so small a domain, and a table of it could be filled during a measurement.
    private const double SmallestDomain = 4e7;

    /// <summary>The exact revisions, for the report.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>Builds both sides and compares their outcomes.</summary>
    /// <param name="experiment">An experiment that compares the operand at both revisions.</param>
    /// <param name="context">The context in which it is evaluated.</param>
    /// <param name="baseName">The operand at the base, as the formula calls it.</param>
    /// <param name="otherName">The operand at the other revision.</param>
    public static ObservedSides Of(Experiment experiment, EvaluationContext context, string baseName, string otherName)
    {
        if (experiment.Problems() is [var problem, ..])
            return Failed(problem.Text);
        using var source = new ProcessRunSource(context, experiment.Site, experiment.Options);
        var operands = experiment.MeasuredOperands();
        if (source.Prepare(operands, new MeasureSettings(1, null)) is { } impossible)
            return Failed(impossible.Text);
        var (before, after) = (operands.Single(operand => operand.Name == baseName), operands.Single(operand => operand.Name == otherName));
        var sides = new ObservedSides(
            ResultEquality.Unknown(string.Empty), source.FolderOf(before), source.FolderOf(after))
        {
            Notes = [.. source.End().Select(static note => note.Text)],
        };
        return sides with { Equality = Compare(experiment.Options, source, before, after) };
    }

    private static ObservedSides Failed(string reason) => new(ResultEquality.Unknown(reason), null, null);

    private static bool AreSame(ObservedResults one, ObservedResults other) => one.Calls.Select(static call => call!.ResultHash)
        .SequenceEqual(other.Calls.Select(static call => call!.ResultHash), StringComparer.Ordinal);

    private static ResultEquality Compare(
        ExperimentOptions options, ProcessRunSource source, MeasuredOperand before, MeasuredOperand after)
    {
        var (one, failure) = Observe(before, new ObservedInputs(Inputs, Drawn, []));
        if (one is null)
            return ResultEquality.Unknown($"it cannot be called at the base: {failure}");
        if (one.Problem is { } problem)
            return ResultEquality.Unknown(problem);
        var (other, otherFailure) = Observe(after, new ObservedInputs(Inputs, 0, []));
        if (other is null)
            return ResultEquality.Unknown($"it cannot be called at the other revision: {otherFailure}");
        if (other.Problem is { } otherProblem)
            return ResultEquality.Unknown($"at the other revision, {otherProblem}");
        var pairs = one.Calls.Zip(other.Calls).Select(static pair => (Base: pair.First!, Other: pair.Second!)).ToList();
        if (pairs.Exists(static pair => pair.Base.InputHash != pair.Other.InputHash))
            return ResultEquality.Unknown("its generator makes different inputs at both revisions. Make them in the tests, " +
                "without code of the library");
        if (pairs.Find(static pair => pair.Base.ResultHash != pair.Other.ResultHash) is { Base: { } different } pair)
        {
            var (again, _) = Observe(before, new ObservedInputs(Inputs, 0, []));
            return again is null || again.Problem is not null || !AreSame(one, again)
                ? ResultEquality.Unknown("it returns different results for the same inputs at the base, in two processes")
                : new ResultEquality(
                    EqualityKind.Different, Inputs, one.Drawn, null, new SmallestDifference(Both).From(different, pair.Other));
        }

        // Before anything is concluded from times, which a table of results could improve.
        if (one.Repeated > Math.Max(1, (double)one.Drawn * one.Drawn / 2 / SmallestDomain))
            return ResultEquality.Unknown(FormattableString.Invariant(
                $"{one.Repeated} of {one.Drawn} inputs had been drawn before, so remembered results would look like a gain. ") +
                "Let the generator draw from more values");
        return new ResultEquality(EqualityKind.Same, Inputs, one.Drawn, null, null);

        (ObservedResults Base, ObservedResults Other) Both(IReadOnlyList<double[]> choices)
        {
            var inputs = new ObservedInputs(0, 0, choices);
            var none = new ObservedResults([], 0, 0, null);
            return (Observe(before, inputs).Results ?? none, Observe(after, inputs).Results ?? none);
        }

        (ObservedResults? Results, string? Failure) Observe(MeasuredOperand operand, ObservedInputs inputs)
        {
            var outcome = source.Run(
                operand, static path => path, new Dictionary<string, string?>(StringComparer.Ordinal), new MeasureSettings(1, null)
                {
                    Seed = DerivedSeed.Of(options.Seed ?? 1, 0),
                    IsLater = true,
                    Observed = inputs,
                },
                options.LaunchTimeout);
            return (outcome.Readings?.Observed, outcome.Failure);
        }
    }
}
