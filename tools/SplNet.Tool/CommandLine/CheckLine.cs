using System.CommandLine;
using SplNet.Tool.Checking;
using SplNet.Tool.Methods;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet check</c>.</summary>
internal static class CheckLine
{
    private const int MostExperiments = 10_000;

    private const string Description = """
        Measures a method against itself many times and reports how far measurements on this machine can be trusted: false alarms, variation, timer, smallest visible effect.

        Example:
          splnet check --experiments 40 --alpha 0.05 --method strings

        Exit codes: 0 false alarms are within their bound, 1 there are more, 3 wrong usage, 4 nothing could be measured.
        Experiments use the SPLNET_… variables, as tests do: SPLNET_ITERATIONS, SPLNET_MAX_RUNS, SPLNET_SEED and the others.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var experiments = NumberOptions.Whole(
            "--experiments", "Number of experiments. [default: 20]", "N", static value => value is >= 1 and <= MostExperiments,
            $"a whole number from 1 to {MostExperiments}, for example 20");
        var alpha = NumberOptions.Alpha();
        var method = new Option<string>("--method")
        {
            Description = "The work to measure.",
            DefaultValueFactory = static _ => MeasuredMethod.All[0].Name,
        };
        method.AcceptOnlyFromAmong([.. MeasuredMethod.All.Select(static candidate => candidate.Name)]);
        var check = new Command("check", Description) { experiments, alpha, method };
        check.SetAction(parsed => (int)new CheckCommand(output, errors).Run(
            new CheckRequest(
                parsed.GetValue(experiments) ?? 20, parsed.GetValue(alpha), MeasuredMethod.Named(parsed.GetRequiredValue(method)))));
        return check;
    }
}
