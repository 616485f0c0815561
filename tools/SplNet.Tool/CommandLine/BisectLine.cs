using System.CommandLine;
using SplNet.Tool.Bisecting;
using SplNet.Tool.Requirements;
using SplNet.Tool.UnitTests;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet bisect</c>.</summary>
internal static class BisectLine
{
    private const string Neither = "What is searched for? Give either --method or --unit-tests, which became slower, or --formula, which no longer holds.";

    private const string Both = "--method, --unit-tests and --formula are searches of their own: leave out all but --formula to find where it no longer holds, or all but one of the others to find where that became slower.";

    private const string TestsAlone = "--assembly names methods, and --unit-tests brings those that are measured: leave out --assembly.";

    private const string Unexplained = "--explain compares a method before and after the culprit: give --method or --unit-tests instead of --formula, or leave --explain out.";

    private const string FormulaAlone = "--faster searches for where a method became faster: give --method or --unit-tests instead of --formula, or leave --faster out and state a formula that held before.";

    private const string Description = """
        Finds the commit that made a method slow, or with --faster the one that made it fast: compares the ends, halves the commits between them, and confirms the culprit against the commit before it.

        Examples:
          splnet bisect --good v1.2 --bad HEAD --method "Sorter.Sort[Arrays.Random](1000)" --assembly bin/Release/net10.0/My.dll
          splnet bisect --good v1.2 --bad HEAD --unit-tests tests/My.Tests/bin/Release/net10.0/My.Tests.dll --filter ParserTests.Long
          splnet bisect --good v1.2 --bad HEAD --formula "mean(Sorter.Sort[Arrays.Random](1000)) < 2 ms" --path src/Sorting --json bisect.json

        Exit codes: 0 found and confirmed, 2 not isolated or not confirmed, 3 wrong usage or unknown revision, 4 the ends could not be measured or do not differ, 5 no commit between them.
        A commit that does not build, or lacks the method, is skipped. Settings are those of the project, as for splnet run.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var good = new Option<string>("--good") { Description = "A revision that is fast: v1.2, HEAD~50, svn:r120. With --faster one that is slow.", HelpName = "REVISION", Required = true };
        var bad = new Option<string>("--bad") { Description = "A later revision that is slow. With --faster one that is fast.", HelpName = "REVISION", Required = true };
        var method = new Option<string?>("--method") { Description = "The method, as formulas write it.", HelpName = "TEXT" };
        var formula = new Option<string?>("--formula") { Description = "A formula that holds at the good end and not at the bad one; methods without a revision are measured at each commit.", HelpName = "TEXT" };
        var assembly = new Option<string?>("--assembly") { Description = "The assembly whose methods are named. [default: the only program in the current folder or in bin/Release there]", HelpName = "PATH" };
        var faster = new Option<bool>("--faster") { Description = "Search for the commit that made the method faster." };
        var firstParent = new Option<bool>("--first-parent") { Description = "Only commits of the branch itself, not those that it merged." };
        var paths = new Option<string[]>("--path") { Description = "Only commits that change this file or folder of the repository; may be repeated.", HelpName = "PATH" };
        var probes = NumberOptions.Whole("--probes", "How many commits of the rest are measured to see whether one change explains all, as long as there are no more than 12 decisions. [default: 2]", "N", static value => value >= 0, "a whole number, 0 or more");
        var json = new Option<string?>("--json") { Description = "A file that takes the result and all decisions.", HelpName = "FILE" };
        var alpha = NumberOptions.Alpha();
        var interpretation = InterpretationOption.Create();
        var budget = NumberOptions.TimeBudget("Seconds after which the measurement of one decision starts no further process.");
        var seed = NumberOptions.Seed();
        var reuse = new Option<bool>("--reuse") { Description = "Use runs of the good end from earlier decisions and searches again; the confirmation has fresh ones." };
        var explain = ExplainOption.Create();
        var building = new BuildingOptions();
        var unitTests = new UnitTestOptions();
        var bisect = new Command("bisect", Description) { good, bad, method, formula, assembly, faster, firstParent, paths, probes, json, alpha, interpretation, budget, seed, reuse, explain };
        building.AddTo(bisect);
        unitTests.AddTo(bisect);
        bisect.AddRule(result =>
        {
            bool[] searched = [result.GetValue(method) is not null, result.GetValue(formula) is not null, unitTests.AreGiven(result)];
            if (searched.Count(static given => given) != 1)
                result.AddError(searched.Contains(true) ? Both : Neither);
            else if (result.GetValue(explain) && result.GetValue(formula) is not null)
                result.AddError(Unexplained);
            else if (result.GetValue(faster) && result.GetValue(formula) is not null)
                result.AddError(FormulaAlone);
            else if (unitTests.AreGiven(result) && result.GetValue(assembly) is not null)
                result.AddError(TestsAlone);
        });
        bisect.SetAction(parsed => (int)Run(unitTests.Of(parsed.CommandResult), output, errors, new BisectRequest(
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
                Interpretation = parsed.GetValue(interpretation),
                Explains = parsed.GetValue(explain),
                Builds = building.Of(parsed.CommandResult),
            }) { IsForGain = parsed.GetValue(faster) }));
        return bisect;
    }

    private static ExitCode Run(UnitTestsRequest? unitTests, TextWriter output, TextWriter errors, BisectRequest request)
    {
        var command = new BisectCommand(output, errors);
        return unitTests is null ? command.Run(request).Code : MeasuredTests.Use(
            unitTests, request.Settings, errors, isToday: false, (tests, settings) => command.Run(BisectedTest.In(request with { Settings = settings }, tests, unitTests.Assembly, errors)).Code);
    }
}
