using SplNet.Tool.Reporting;
using SplNet.Tool.Sharding;
using SplNet.Versioning;

namespace SplNet.Tool.Requirements;

/// <summary>The command <c>splnet run</c>: finds requirements, measures one after the other, sums up.</summary>
internal sealed class RunCommand(TextWriter output, TextWriter errors)
{
    private readonly DateTimeOffset _began = DateTimeOffset.UtcNow;

    /// <summary>Called after the report, if a signal ends the process during the series.</summary>
    public Action? WhenInterrupted { get; init; }

    /// <summary>The division of the measurements, once it is known; null if all is measured here.</summary>
    public ShardPlan? Plan { get; private set; }

    public ExitCode Run(RunRequest request)
    {
        if (request.Views.Problems() is { Count: > 0 } unwritable)
            return UsageError.Write(errors, unwritable);
        var total = 0;
        if (new RequirementSearch(request.Inputs, options => Adjusted(options, request, total), errors).Find() is not { } requirements)
            return ExitCode.Usage;
        if (requirements.Count == 0)
            return Nothing.Say(errors, request.Inputs);
        double alpha;
        try
        {
            alpha = request.Settings.Over(ExperimentOptions.Understood()).Alpha;
            Plan = request.Shard?.PlanOf(
                requirements.Select(static requirement => ShardPlan.KeyOf(requirement.Name, requirement.Location)));
        }
        catch (SplNetException mistake)
        {
            return UsageError.Write(errors, mistake.Message);
        }

        if (IgnoredBuildOptions.Among(request.Settings.Builds, requirements) is { } useless)
            errors.WriteLine(useless);
        var series = new RequirementSeries(request, requirements, Plan, alpha, output);
        total = series.Count;
        if (total == 0)
            output.WriteLine($"Part {request.Shard!.Number} has nothing to measure: there are more parts than requirements.");
        var wasReported = false;
        using var interrupted = Interruption.BeforeTheEnd(code =>
        {
            if (!wasReported)
                ShowResults(request, series.End(code));
            WhenInterrupted?.Invoke();
        });
        series.Measure();
        return Interruption.AtTheEnd(() =>
        {
            wasReported = true;
            return ShowResults(request, series.End());
        });
    }

    /// <summary>The exit code for several verdicts: the gravest certain one decides.</summary>
    internal static ExitCode Outcome(IReadOnlyList<Verdict> verdicts)
    {
        if (verdicts.Contains(Verdict.Fail))
            return ExitCode.Fail;
        if (verdicts.Contains(Verdict.Invalid))
            return ExitCode.NotMeasured;
        return verdicts.Contains(Verdict.Inconclusive) ? ExitCode.Inconclusive : ExitCode.Ok;
    }

    // Their number is only known when the first is measured.
    private static ExperimentOptions Adjusted(ExperimentOptions options, RunRequest request, int total)
    {
        var adjusted =
            request.Settings.Over(options) with { Total = total, Progress = request.IsQuiet ? ProgressDisplay.Off : options.Progress };
        return request.Results is { } folder ? adjusted.WithResultsIn(folder) : adjusted;
    }

    private ExitCode ShowResults(RunRequest request, RunDocument document)
    {
        if (document.Requirements.Count > 1 || document.Shard is not null || document.NotReached.Count > 0 || request.IsQuiet)
            Screen.Show(output, RunReport.Sections(document));
        return RunViews.Of(document, _began).Write(request.Views, output) is { Length: > 0 } unwritten
            ? UsageError.Write(errors, unwritten)
            : (ExitCode)document.ExitCode;
    }
}
