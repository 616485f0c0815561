using System.CommandLine;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet run</c>.</summary>
internal static class RunLine
{
    private const string Description = """
        Measures the requirements of assemblies and files, and says which of them hold. After several, it sums up, and says which findings stand over the whole run.

        Example:
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --filter lookup --json results.json --time-budget 30

        Exit codes: 0 all hold, 1 one does not, 2 one could not be decided, 3 wrong usage, 4 one could not be measured, 5 no requirement. Of 1, 4 and 2 the first that applies.
        Settings are those of the project: splnet.json beside or above the assembly, SPLNET_… variables; options of the command line win over both.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var inputs = new InputOptions();
        var json = new Option<string?>("--json") { Description = "A file that takes all results.", HelpName = "FILE" };
        var alpha = NumberOptions.Alpha();
        var resolution = NumberOptions.Real(
            "--resolution", "The smallest relative effect that matters.", "R", static value => value > 0 && double.IsFinite(value), "a positive number, for example 0.05 for 5 %");
        var runs = NumberOptions.Whole(
            "--runs", "A fixed number of processes for each operand. [default: as many as it takes]", "N", static value => value >= 2, "a whole number of at least 2");
        var budget = NumberOptions.Real(
            "--time-budget", "Seconds after which an experiment starts no further process.", "S", static value => value > 0 && value <= 86_400, "a number of seconds above 0, at most a day");
        var seed = NumberOptions.Whole("--seed", "The seed of the order of runs and of generated data.", "N", static _ => true, "a whole number");
        var reuse = new Option<bool>("--reuse") { Description = "Use runs of earlier experiments again, for what has not changed since on this machine." };
        var run = new Command("run", Description) { json, alpha, resolution, runs, budget, seed, reuse };
        inputs.AddTo(run);
        run.SetAction(parsed => (int)new RunCommand(output, errors).Run(new RunRequest(
            inputs.Of(parsed),
            parsed.GetValue(json),
            new RunSettings(parsed.GetValue(alpha), parsed.GetValue(resolution), parsed.GetValue(runs), parsed.GetValue(budget), parsed.GetValue(seed), parsed.GetValue(reuse)))));
        return run;
    }
}
