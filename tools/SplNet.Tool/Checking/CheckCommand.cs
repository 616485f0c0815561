using System.Globalization;
using SplNet.Machine;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Checking;

/// <summary>The command <c>splnet check</c>: experiments, summary, report.</summary>
internal sealed class CheckCommand(TextWriter output, TextWriter errors)
{
    private const int ManyReadings = 200_000;

    public ExitCode Run(CheckRequest request)
    {
        if (Settings(request) is not { } settings)
            return ExitCode.Usage;
        // The load is that before the check: afterwards it is the check itself.
        var machine = MachineReadings.Take();
        var results = new SelfCheck(request, settings, ShowProgress).Run();
        if (results[^1] is { Verdict: Verdict.Invalid } invalid)
        {
            errors.WriteLine(invalid);
            return ExitCode.NotMeasured;
        }

        var summary = CheckSummary.Of(results);
        Show(CheckReport.Sections(request.Method, summary, TimerReading.Take(ManyReadings), machine));
        return summary.FalseAlarms.ExceedBound ? ExitCode.TooManyFalseAlarms : ExitCode.Ok;
    }

    // A seed of the settings fixes every experiment's order of runs, and each one still has its own.
    private ExperimentOptions? Settings(CheckRequest request)
    {
        try
        {
            var settings = ExperimentOptions.Default;
            return settings with { Alpha = request.Alpha ?? settings.Alpha, Seed = settings.Seed ?? Random.Shared.Next(1, 1_000_000) };
        }
        catch (SplNetException mistake)
        {
            errors.WriteLine(mistake.Message);
            return null;
        }
    }

    private void Show(IReadOnlyList<ReportSection> sections)
    {
        if (Console.IsOutputRedirected || output != Console.Out)
            PlainReport.Write(output, sections);
        else
            TerminalReport.Write(Spectre.Console.AnsiConsole.Console, sections);
    }

    private void ShowProgress(int done, int all)
    {
        if (Console.IsErrorRedirected)
            return;
        errors.Write(string.Create(CultureInfo.InvariantCulture, $"\r{done} of {all} experiments"));
        if (done == all)
            errors.Write("\r                              \r");
    }
}
