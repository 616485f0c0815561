using System.Globalization;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Requirements;

/// <summary>The command <c>splnet run</c>: finds requirements, measures one after the other, sums up.</summary>
internal sealed class RunCommand(TextWriter output, TextWriter errors)
{
    public ExitCode Run(RunRequest request)
    {
        var file = request.Json is { } path ? new ResultFile(path) : null;
        if (file?.Problem() is { } unwritable)
            return Wrong(unwritable);
        if (new RequirementSearch(request.Inputs, request.Settings.Over, errors).Find() is not { } requirements)
            return ExitCode.Usage;
        if (requirements.Count == 0)
            return Nothing.Say(errors, request.Inputs);
        if (Options(request.Settings) is not { } options)
            return ExitCode.Usage;
        var results = requirements.Select(requirement => Measure(requirement, request)).ToList();
        var document = Document(results, options.Alpha);
        if (results.Count > 1)
            Screen.Show(output, RunReport.Sections(document));
        return file?.Write(DocumentJson.Write(document)) is { } lost ? Wrong(lost) : (ExitCode)document.ExitCode;
    }

    private RequirementResult Measure(SplRequirement requirement, RunRequest request)
    {
        var result = requirement.Run();
        if (result.Repeat is not null)
            result = result with { Repeat = RepeatCommand(requirement, request.Inputs, result.Seed) };
        Screen.Show(output, result);
        return new RequirementResult(requirement.Name, requirement.Location, requirement.Categories, result);
    }

    private static string RepeatCommand(SplRequirement requirement, RequirementInputs inputs, int seed) => string.Create(
        CultureInfo.InvariantCulture,
        $"splnet run {string.Join(' ', inputs.Files.Select(QuotedWord.Of))}{(inputs.Home is { } home ? $" --assembly {QuotedWord.Of(home)}" : "")} --filter {QuotedWord.Of(requirement.Name)} --seed {seed}");

    private static RunDocument Document(List<RequirementResult> results, double level) => new()
    {
        ExitCode = (int)Outcome([.. results.Select(static result => result.Result.Verdict)]),
        Requirements = results,
        FindingsLevel = level,
        Findings = RunFinding.Of(results, level),
    };

    /// <summary>What several verdicts come to: the gravest that is sure comes first.</summary>
    internal static ExitCode Outcome(IReadOnlyList<Verdict> verdicts)
    {
        if (verdicts.Contains(Verdict.Fail))
            return ExitCode.Fail;
        if (verdicts.Contains(Verdict.Invalid))
            return ExitCode.NotMeasured;
        return verdicts.Contains(Verdict.Inconclusive) ? ExitCode.Inconclusive : ExitCode.Ok;
    }

    private ExperimentOptions? Options(RunSettings settings)
    {
        try
        {
            return settings.Over(ExperimentOptions.Default);
        }
        catch (SplNetException mistake)
        {
            Wrong(mistake.Message);
            return null;
        }
    }

    private ExitCode Wrong(string message)
    {
        errors.WriteLine(message);
        return ExitCode.Usage;
    }
}
