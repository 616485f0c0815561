using System.CommandLine;
using SplNet.Tool.Bisecting;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet bisect</c>.</summary>
internal static class BisectLine
{
    private const string Neither = "What is searched for? Give either --method, which became slower, or --formula, which no longer holds.";

    private const string Both = "--method and --formula are two searches: leave out --method to find where the formula no longer holds, or --formula to find where the method became slower.";

    private const string Unexplained = "--explain compares a method before and after the culprit: give --method instead of --formula, or leave --explain out.";

    private const string Description = """
        Finds the commit that made a method slow: compares the ends, halves the commits between them, and confirms the culprit against the commit before it.

        Examples:
          splnet bisect --good v1.2 --bad HEAD --method "Sorter.Sort[Arrays.Random](1000)" --assembly bin/Release/net10.0/My.dll
          splnet bisect --good v1.2 --bad HEAD --formula "mean(Sorter.Sort[Arrays.Random](1000)) < 2 ms" --path src/Sorting --json bisect.json

        Exit codes: 0 found and confirmed, 2 not isolated or not confirmed, 3 wrong usage or unknown revision, 4 the ends could not be measured or do not differ, 5 no commit between them.
        A commit that does not build, or lacks the method, is skipped. Settings are those of the project, as for splnet run.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var good = new Option<string>("--good") { Description = "A revision that is fast: v1.2, HEAD~50, svn:r120.", HelpName = "REVISION", Required = true };
        var bad = new Option<string>("--bad") { Description = "A later revision that is slow.", HelpName = "REVISION", Required = true };
        var method = new Option<string?>("--method") { Description = "The method, as formulas write it.", HelpName = "TEXT" };
        var formula = new Option<string?>("--formula") { Description = "A formula that holds at the good end and not at the bad one; methods without a revision are measured at each commit.", HelpName = "TEXT" };
        var assembly = new Option<string?>("--assembly") { Description = "The assembly whose methods are named. [default: the only program in the current folder or in bin/Release there]", HelpName = "PATH" };
        var firstParent = new Option<bool>("--first-parent") { Description = "Only commits of the branch itself, not those that it merged." };
        var paths = new Option<string[]>("--path") { Description = "Only commits that change this file or folder of the repository; may be repeated.", HelpName = "PATH" };
        var probes = NumberOptions.Whole("--probes", "How many commits of the rest are measured to see whether one change explains all, as long as there are no more than 12 decisions. [default: 2]", "N", static value => value >= 0, "a whole number, 0 for none");
        var json = new Option<string?>("--json") { Description = "A file that takes the result and all decisions.", HelpName = "FILE" };
        var alpha = NumberOptions.Alpha();
        var budget = NumberOptions.TimeBudget("Seconds after which the measurement of one decision starts no further process.");
        var seed = NumberOptions.Seed();
        var reuse = new Option<bool>("--reuse") { Description = "Use runs of the good end from earlier decisions and searches again; the confirmation has fresh ones." };
        var explain = ExplainOption.Create();
        var building = new BuildingOptions();
        var bisect = new Command("bisect", Description) { good, bad, method, formula, assembly, firstParent, paths, probes, json, alpha, budget, seed, reuse, explain };
        building.AddTo(bisect);
        bisect.Validators.Add(result =>
        {
            if (result.GetValue(method) is null == result.GetValue(formula) is null)
                result.AddError(result.GetValue(method) is null ? Neither : Both);
            else if (result.GetValue(explain) && result.GetValue(method) is null)
                result.AddError(Unexplained);
        });
        bisect.SetAction(parsed => (int)new BisectCommand(output, errors).Run(new BisectRequest(
            parsed.GetRequiredValue(good),
            parsed.GetRequiredValue(bad),
            parsed.GetValue(method),
            parsed.GetValue(formula),
            parsed.GetValue(assembly),
            parsed.GetValue(firstParent),
            parsed.GetValue(paths) ?? [],
            parsed.GetValue(probes) ?? 2,
            parsed.GetValue(json),
            new RunSettings(parsed.GetValue(alpha), null, null, parsed.GetValue(budget), parsed.GetValue(seed), parsed.GetValue(reuse)) 
            {
                Explains = parsed.GetValue(explain),
                Builds = building.Of(parsed.CommandResult),
            })));
        return bisect;
    }
}
