using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Screening;
using SplNet.Tool.Mutating.Validating;

namespace SplNet.Tool.Mutating.Running;

/// <summary>
/// Runs functional tests on the mutants that performance tests execute differently, the strongest first, so that a limited
/// budget omits the weakest.
/// </summary>
/// <param name="context">The shared state of all steps.</param>
internal sealed class ValidationStep(RunContext context)
{
    // A share of the budget, so that validated mutants can also be measured.
    private const double ShareOfBudget = 0.5;

    private MutantValidation? _validation;

    /// <summary>Runs the tests without mutation, before time is spent on tests that could not judge mutants.</summary>
    /// <exception cref="SplNetException">There are no tests, they cannot be run, or all of them fail.</exception>
    public void Begin()
    {
        if (context.Request.Functional is not { } functional)
            return;
        context.Progress.Step("Running the functional tests without mutation.");
        _validation = context.Steps.Do(
            () => MutantValidation.Begin([functional], context.Library, context.Project.Baseline, context.Project.BaselineSymbols),
            static (times, seconds) => times with { Validate = times.Validate + seconds });
        if (_validation.FailingBefore is { Count: > 0 } failing)
            context.Notes.Add(
                $"{(failing.Count == 1 ? "1 functional test fails" : $"{failing.Count} functional tests fail")} even without mutation, " +
                $"so they are ignored for mutants: {string.Join(", ", failing.Take(5))}.");
    }

    /// <summary>Validates the mutants, and returns those that may be measured.</summary>
    /// <param name="screened">The screening of the mutants.</param>
    public IReadOnlyList<MutantScreening> Run(IEnumerable<MutantScreening> screened)
    {
        var open = screened.Where(static one => one.Measurable.Count > 0).OrderByDescending(static one => one.Measurable[0].IsStrong)
            .ThenByDescending(static one => one.Measurable[0].Weight).ToList();
        if (_validation is not { } validation || open.Count == 0)
            return open;
        context.Progress.Step("Running the functional tests on each mutant that changes what tests execute.");
        return context.Steps.Do(
            () => open.Index().Where(one => IsValid(one.Item.Mutant, validation, one.Index + 1, open.Count)).Select(static one => one.Item)
                .ToList(),
            static (times, seconds) => times with { Validate = times.Validate + seconds });
    }

    private bool IsValid(string id, MutantValidation validation, int number, int all)
    {
        if (context.Request.TrustsPreserving && context.Mutants[id].Mutant.Tier == MutationTier.Preserving)
            return true;
        if (!context.Kept.Validated.TryGetValue(id, out var outcome))
        {
            if (context.HasSpent(ShareOfBudget) || context.Mutants.Compile(id) is not var (assembly, symbols))
                return false;
            outcome = validation.Validate(id, assembly, symbols);
            context.Kept.Keep(outcome);
        }

        context.Progress.Done("validated", number, all, id);
        if (outcome.Ending != ValidationEnding.Passed)
            context.Mutants.End(
                id,
                outcome.Ending == ValidationEnding.Timeout ? MutantStatus.Timeout : MutantStatus.Invalid,
                outcome.Detail ?? string.Empty);
        return outcome.Ending == ValidationEnding.Passed;
    }
}
