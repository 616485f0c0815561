using System.CommandLine;
using SplNet.Tool.Bisecting;
using SplNet.Tool.Requirements;
using SplNet.Tool.UnitTests;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet bisect</c>.</summary>
internal static class BisectLine
{
    private const string Neither = "Nothing to search for. Give --method or --unit-tests to find a slowdown, " +
        "or --formula to find where it stopped holding.";

    private const string Both = "--method, --unit-tests and --formula are separate searches. " +
        "Use --formula alone to find where it stopped holding, or one of the others alone to find a slowdown.";

    private const string TestsAlone = "--assembly is for --method; --unit-tests already names the measured assembly. Leave out --assembly.";

    private const string Unexplained = "--explain compares a method before and after the culprit. " +
        "Give --method or --unit-tests instead of --formula, or leave out --explain.";

    private const string FormulaAlone = "--faster searches for where a method became faster. " +
        "Give --method or --unit-tests instead of --formula, or leave out --faster and use a formula that held before.";

    private const string Description = """
        Finds the commit that made a method slow, or fast with --faster. It compares the ends, halves the commits between them, and confirms the culprit against the commit before it.

        Examples:
          splnet bisect --good v1.2 --bad HEAD --method "Sorter.Sort[Arrays.Random](1000)" --assembly bin/Release/net10.0/My.dll
          splnet bisect --good v1.2 --bad HEAD --unit-tests tests/My.Tests/bin/Release/net10.0/My.Tests.dll --filter ParserTests.Long
          splnet bisect --good v1.2 --bad HEAD --formula "mean(Sorter.Sort[Arrays.Random](1000)) < 2 ms" --path src/Sorting --json bisect.json

        Exit codes: 0 found and confirmed, 2 not isolated or not confirmed, 3 wrong usage or unknown revision, 4 the ends could not be measured or do not differ, 5 no commit between them.
        Commits that do not build or lack the method are skipped. A commit in which the method runs the same code as at an end is not measured. Settings come from the project, as for splnet run.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var good = new Option<string>("--good")
        {
            Description = "A revision where the method is fast: v1.2, HEAD~50, svn:r120. With --faster, one where it is slow.",
            HelpName = "REVISION",
            Required = true,
        };
        var bad = new Option<string>("--bad")
        {
            Description = "A later revision where the method is slow. With --faster, one where it is fast.",
            HelpName = "REVISION",
            Required = true,
        };
        var method = new Option<string?>("--method") { Description = "The method, written as in formulas.", HelpName = "TEXT" };
        var formula = new Option<string?>("--formula")
        {
            Description = "A formula that holds at the good end and not at the bad one; " +
                "methods without a revision are measured at each commit.",
            HelpName = "TEXT",
        };
        var assembly = new Option<string?>("--assembly")
        {
            Description = "The assembly with the named methods. [default: the only program in the current folder or in bin/Release there]",
            HelpName = "PATH",
        };
        var faster = new Option<bool>("--faster") { Description = "Search for the commit that made the method faster." };
        var firstParent = new Option<bool>("--first-parent") { Description = "Search only commits of the branch itself, not merged ones." };
        var paths = new Option<string[]>("--path")
        {
            Description = "Search only commits that change this file or folder of the repository; repeatable.",
            HelpName = "PATH",
        };
        var probes = NumberOptions.Whole(
            "--probes",
            "Number of other commits to measure, to check that one change explains everything; " +
            "none after 12 decisions. [default: 2]",
            "N",
            static value => value >= 0,
            "a whole number, 0 or more");
        var views = new ViewOptions(ViewForms.Documents);
        var alpha = NumberOptions.Alpha();
        var interpretation = InterpretationOption.Create();
        var budget = NumberOptions.TimeBudget("Seconds after which a decision starts no more processes.");
        var seed = NumberOptions.Seed();
        var reuse = new Option<bool>("--reuse")
        {
            Description = "Reuse runs of the good end from earlier decisions and searches; the confirmation always runs afresh.",
        };
        var all = new Option<bool>("--all") { Description = "Measure every commit, including those that run the same code as an end." };
        var explain = ExplainOption.Create();
        var building = new BuildingOptions();
        var unitTests = new UnitTestOptions();
        var bisect = new Command("bisect", Description)
        {
            good, bad, method, formula, assembly, faster, firstParent, paths, probes, alpha, interpretation, budget, seed, reuse, all,
            explain,
        };
        building.AddTo(bisect);
        unitTests.AddTo(bisect);
        views.AddTo(bisect);
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
            views.Of(parsed.CommandResult),
            new RunSettings(parsed.GetValue(alpha), null, null, parsed.GetValue(budget), parsed.GetValue(seed), parsed.GetValue(reuse))
            {
                Interpretation = parsed.GetValue(interpretation),
                Explains = parsed.GetValue(explain),
                Builds = building.Of(parsed.CommandResult),
            }) { IsForGain = parsed.GetValue(faster), MeasuresAll = parsed.GetValue(all) }));
        return bisect;
    }

    private static ExitCode Run(UnitTestsRequest? unitTests, TextWriter output, TextWriter errors, BisectRequest request)
    {
        var command = new BisectCommand(output, errors);
        return unitTests is null ? command.Run(request).Code : MeasuredTests.Use(
            unitTests, request.Settings, errors, isToday: false, (tests, settings) =>
                command.Run(BisectedTest.In(request with { Settings = settings }, tests, unitTests.Assembly, errors)).Code);
    }
}
