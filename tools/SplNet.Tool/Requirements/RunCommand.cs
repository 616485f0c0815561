using SplNet.Tool.Reporting;
using SplNet.Tool.Sharding;
using SplNet.Versioning;

namespace SplNet.Tool.Requirements;

/// <summary>The command <c>splnet run</c>: finds requirements, measures one after the other, sums up.</summary>
internal sealed class RunCommand(TextWriter output, TextWriter errors)
{
    private readonly DateTimeOffset _began = DateTimeOffset.UtcNow;

    public ExitCode Run(RunRequest request)
    {
        if (request.Views.Problems() is { Count: > 0 } unwritable)
            return Wrong([.. unwritable]);
        var total = 0;
        if (new RequirementSearch(request.Inputs, options => Adjusted(options, request, total), errors).Find() is not { } requirements)
            return ExitCode.Usage;
        if (requirements.Count == 0)
            return Nothing.Say(errors, request.Inputs);
        try
        {
            var alpha = request.Settings.Over(ExperimentOptions.Understood()).Alpha;
            var plan = request.Shard?.PlanOf(requirements.Select(static requirement => ShardPlan.KeyOf(requirement.Name, requirement.Location)));
            total = plan?.Own(requirements).Count ?? requirements.Count;
            return Measure(request, requirements, plan, alpha);
        }
        catch (SplNetException mistake)
        {
            return Wrong(mistake.Message);
        }
    }

    private ExitCode Measure(RunRequest request, IReadOnlyList<SplRequirement> requirements, ShardPlan? plan, double alpha)
    {
        if (UselessBuildOptions.Among(request.Settings.Builds, requirements) is { } useless)
            errors.WriteLine(useless);
        if (plan?.Own(requirements).Count == 0)
            output.WriteLine($"Part {request.Shard!.Number} has nothing to measure: there are more parts than requirements.");
        var series = new RequirementSeries(request, requirements, plan, alpha, output);
        using var interrupted = Interruption.BeforeTheEnd(code => Tell(request, series.End(code)));
        series.Measure();
        return Tell(request, series.End());
    }

    /// <summary>What several verdicts come to: the gravest that is sure comes first.</summary>
    internal static ExitCode Outcome(IReadOnlyList<Verdict> verdicts)
    {
        if (verdicts.Contains(Verdict.Fail))
            return ExitCode.Fail;
        if (verdicts.Contains(Verdict.Invalid))
            return ExitCode.NotMeasured;
        return verdicts.Contains(Verdict.Inconclusive) ? ExitCode.Inconclusive : ExitCode.Ok;
    }

    // How many there are is known when the first is measured.
    private static ExperimentOptions Adjusted(ExperimentOptions options, RunRequest request, int total)
    {
        var adjusted = request.Settings.Over(options) with { Total = total, Progress = request.IsQuiet ? ProgressDisplay.Off : options.Progress };
        return request.Results is { } folder ? adjusted.WithResultsIn(folder) : adjusted;
    }

    private ExitCode Tell(RunRequest request, RunDocument document)
    {
        if (document.Requirements.Count > 1 || document.Shard is not null || document.NotReached.Count > 0 || request.IsQuiet)
            Screen.Show(output, RunReport.Sections(document));
        return RunViews.Of(document, _began).Write(request.Views, output) is { Length: > 0 } unwritten ? Wrong(unwritten) : (ExitCode)document.ExitCode;
    }

    private ExitCode Wrong(params string[] messages)
    {
        foreach (var message in messages)
            errors.WriteLine(message);
        return ExitCode.Usage;
    }
}
