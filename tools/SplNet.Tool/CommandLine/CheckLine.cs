using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Checking;
using SplNet.Tool.Methods;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet check</c>.</summary>
internal static class CheckLine
{
    private const int MostExperiments = 10_000;

    private const string Description = """
        Without files: measures a method against itself many times and reports how far measurements on this machine can be trusted: false alarms, variation, timer, smallest visible effect.
        With files: measures each operand of their requirements against itself and plans experiments on it: variation in and between runs, the smallest slowdown that a number of pairs shows, the pairs for a wanted effect, the calls for a wanted precision of a percentile.

        Examples:
          splnet check --experiments 40 --alpha 0.05 --method strings
          splnet check perf.spl --assembly bin/Release/net10.0/My.dll --effect 2

        Exit codes: 0 false alarms are within their bound, or all operands were planned; 1 there are more false alarms, 3 wrong usage, 4 nothing could be measured, 5 nothing to plan.
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
        var runs = NumberOptions.Whole(
            "--runs", $"With files: pairs of runs to plan from. [default: {PlanRequest.UsualRuns}]", "N",
            static value => value is >= 2 and <= MostExperiments, $"a whole number from 2 to {MostExperiments}");
        var effect = NumberOptions.Real(
            "--effect", "With files: the slowdown to show, in percent. [default: 5]", "PERCENT",
            static value => value is > 0 and <= 1000, "a number above 0, at most 1000, for example 2");
        var precision = NumberOptions.Real(
            "--precision", "With files: the deviation of a percentile that is allowed, in percent of probability. [default: 1]", "PERCENT",
            static value => value is > 0 and < 100, "a number above 0 and below 100, for example 0.5");
        var inputs = new InputOptions(mayBeNone: true);
        var check = new Command("check", Description) { experiments, alpha, method };
        inputs.AddTo(check);
        foreach (var option in new Option[] { runs, effect, precision })
            check.Options.Add(option);
        check.AddRule(result =>
        {
            foreach (var problem in Problems(
                result, inputs.Of(result).Files.Count > 0, [experiments, method], [.. inputs.Selecting, runs, effect, precision]))
                result.AddError(problem);
        });
        check.SetAction(parsed => (int)(inputs.Of(parsed.CommandResult) is { Files.Count: > 0 } files
            ? new PlanCommand(output, errors).Run(new PlanRequest(
                files, parsed.GetValue(runs) ?? PlanRequest.UsualRuns, parsed.GetValue(alpha),
                parsed.GetValue(effect) / 100 ?? PlanRequest.UsualEffect, parsed.GetValue(precision) / 100 ?? PlanRequest.UsualPrecision))
            : new CheckCommand(output, errors).Run(
                new CheckRequest(
                    parsed.GetValue(experiments) ?? 20, parsed.GetValue(alpha), MeasuredMethod.Named(parsed.GetRequiredValue(method))))));
        return check;
    }

    private static IEnumerable<string> Problems(CommandResult result, bool hasFiles, Option[] ofMachine, Option[] ofFiles) => GivenOptions
        .Of(result, hasFiles ? ofMachine : ofFiles)
        .Select(option => hasFiles
            ? $"{option.Option.Name} is for checks of the machine. Leave it out, or the files."
            : $"{option.Option.Name} is for plans of operands. Name files of formulas or assemblies, or leave it out.");
}
