using System.Globalization;
using SplNet.Evaluation.Progress;
using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Tool.Checking;

/// <summary>
/// The command <c>splnet check</c> with files: measures each operand against itself and plans experiments on it.
/// </summary>
internal sealed class PlanCommand(TextWriter output, TextWriter errors)
{
    public ExitCode Run(PlanRequest request)
    {
        try
        {
            if (new RequirementSearch(request.Inputs, adjust: null, errors).Find() is not { } found)
                return ExitCode.Usage;
            var search = new OperandSearch();
            foreach (var requirement in found)
                search.Add(requirement);
            return search.Operands.Count + search.Unreadable.Count == 0
                ? Nothing.Say(errors, request.Inputs)
                : Plan(request, search, ExperimentOptions.Understood());
        }
        catch (SplNetException mistake)
        {
            return UsageError.Write(errors, mistake.Message);
        }
    }

    /// <summary>The report of a plan.</summary>
    internal static ReportSection Section(OperandPlan plan, PlanRequest request) => new(plan.Operand, [
        ("time", Quantity.Format(plan.Nanoseconds, MetricUnit.Nanoseconds)),
        ("in a run", Quantity.Percent(plan.Variation.InRun)),
        ("between runs", Quantity.Percent(plan.Variation.BetweenRuns)),
        ("between pairs", Quantity.Percent(plan.Variation.BetweenBlocks) + ", of the ratio of two runs"),
        .. plan.Visible.Select(static visible =>
            (Invariant($"{visible.Runs} pairs show"), Quantity.Percent(visible.Effect) + " and more")),
        ($"for {Quantity.Percent(request.Effect)}", plan is { Runs: { } runs, Duration: { } duration }
            ? $"{Plural.Of(runs, "pair")}, about {Durations.Text(duration)}"
            : "more than 10000 pairs: measure more work per call, or on a quieter machine"),
        .. plan.Calls.Select(one => (
            $"calls for {one.Estimator}",
            Invariant($"{one.Calls} for ±{Quantity.Percent(request.Precision)} of probability; ") + (plan.CallsOfRun > 0
                ? Invariant($"a run times {plan.CallsOfRun:0}")
                : "too short to be timed one by one")))]);

    private ExitCode Plan(PlanRequest request, OperandSearch search, ExperimentOptions settings)
    {
        var display = ProgressDisplays.For(settings.Progress, errors);
        var (sections, problems) = (new List<ReportSection>(), new List<(string, string)>());
        problems.AddRange(search.Unreadable.SelectMany(static one => one.Problems.Select(problem => (one.Name, problem))));
        foreach (var (index, operand) in search.Operands.Index())
        {
            display.Update(string.Create(CultureInfo.InvariantCulture, $"{index + 1} of {search.Operands.Count}: {operand.Name}"));
            var result = new SelfComparison(operand).Measure(given => given with
            {
                Runs = request.Runs,
                Alpha = request.Alpha ?? given.Alpha,
                Progress = ProgressDisplay.Off,
            });
            if (result.Verdict == Verdict.Invalid || result.Operands.Any(static side => side.Runs.Count < 2))
                problems.Add((
                    operand.Name, result.Problems.Concat(result.Notes).FirstOrDefault() ?? "too little was measured to plan from"));
            else
                sections.Add(Section(OperandPlan.Of(operand.Name, result, request, result.Alpha), request));
        }

        display.Clear();
        if (problems.Count > 0)
            sections.Add(new ReportSection("Not measured", problems));
        sections.Add(new ReportSection("Plan", [
            ("from", Invariant($"{request.Runs} pairs of each operand with itself, measured in turn")),
            ("level", Invariant($"α = {request.Alpha ?? settings.Alpha} for one comparison, shown in nine of ten experiments"))]));
        Screen.Show(output, sections);
        return problems.Count > 0 ? ExitCode.NotMeasured : ExitCode.Ok;
    }
}
