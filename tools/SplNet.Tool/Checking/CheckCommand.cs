using System.Diagnostics;
using System.Globalization;
using SplNet.Evaluation.Progress;
using SplNet.Machine;
using SplNet.Tool.Reporting;
using SplNet.Values;

namespace SplNet.Tool.Checking;

/// <summary>The command <c>splnet check</c>: experiments, summary, report.</summary>
internal sealed class CheckCommand(TextWriter output, TextWriter errors)
{
    private const int ManyReadings = 200_000;

    public ExitCode Run(CheckRequest request)
    {
        if (Settings(request) is not { } settings)
            return ExitCode.Usage;
        // The load before the check: afterwards it is the check itself.
        var machine = MachineReadings.Take();
        var results = Measure(request, settings);
        if (results[^1] is { Verdict: Verdict.Invalid } invalid)
        {
            errors.WriteLine(invalid);
            return ExitCode.NotMeasured;
        }

        var summary = CheckSummary.Of(results);
        Screen.Show(output, CheckReport.Sections(request.Method, summary, TimerReading.Take(ManyReadings), machine));
        return summary.FalseAlarms.ExceedBound ? ExitCode.Fail : ExitCode.Ok;
    }

    private IReadOnlyList<ExperimentResult> Measure(CheckRequest request, ExperimentOptions settings)
    {
        var display = ProgressDisplays.For(settings.Progress, errors);
        var clock = Stopwatch.StartNew();
        try
        {
            // The line of the check replaces the lines of its experiments.
            return new SelfCheck(request, settings with { Progress = ProgressDisplay.Off }, (done, all) => display.Update(string.Create(
                CultureInfo.InvariantCulture,
                $"{done} of {all} experiments, about {Durations.Text(clock.Elapsed / done * (all - done))} left"))).Run();
        }
        finally
        {
            display.Clear();
        }
    }

    // A seed of the settings fixes every experiment's order of runs, and each one still has a different one.
    private ExperimentOptions? Settings(CheckRequest request)
    {
        try
        {
            var settings = ExperimentOptions.Understood();
            return settings with { Alpha = request.Alpha ?? settings.Alpha, Seed = settings.Seed ?? Random.Shared.Next(1, 1_000_000) };
        }
        catch (SplNetException mistake)
        {
            errors.WriteLine(mistake.Message);
            return null;
        }
    }
}
