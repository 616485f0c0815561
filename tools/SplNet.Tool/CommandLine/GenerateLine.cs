using System.CommandLine;
using SplNet.Tool.Generating;
using SplNet.Tool.Generating.Trying;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet generate</c>.</summary>
internal static class GenerateLine
{
    private const string Description = """
        Writes a project of benchmarks from an assembly of unit tests (xUnit.net v3 and 2, MSTest, NUnit, TUnit).

        Each operation is a whole test, including the work of its framework around it. Tests that cannot be measured are counted with their reason. A trial runs each test repeatedly in a separate process,
        to find those that can run repeatedly and have work to measure; with --no-trial no test runs. A measured reason for refusal counts only if two of three processes find it.
        Results of the trial are kept in splnet-generate.json, and used until the build of the tests or the options change. Files you have edited are not overwritten.

        Examples:
          splnet generate tests/My.Tests/bin/Release/net10.0/My.Tests.dll --into perf/My.Performance
          splnet generate My.Tests.dll --into perf/My.Performance --filter Parser --leave-out Slow
          splnet generate My.Tests.dll --into perf/My.Performance --lifecycle auto
          splnet generate My.Tests.dll --into perf/My.Benchmarks --backend benchmarkdotnet

        Exit codes: 0 benchmarks were written, 3 wrong usage, 5 no test can be measured.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var tests = new Argument<string>("tests") { Description = "The test assembly, built in Release." };
        var into = new Option<string>("--into")
        {
            Description = "The folder of the project; the project is named after it.",
            HelpName = "FOLDER",
            Required = true,
        };
        var backend = ChoiceOptions.Of<Backend>("--backend", "The library that runs the benchmarks. [default: splnet]");
        var project = new Option<string?>("--project")
        {
            Description = "The project that builds the tests. [default: the one in a folder above the assembly]",
            HelpName = "PATH",
        };
        var filter = new Option<string?>("--filter") { Description = "Select tests with this text in their full name.", HelpName = "TEXT" };
        var leftOut =
            new Option<string[]>("--leave-out") { Description = "Exclude tests of this category; repeatable.", HelpName = "CATEGORY" };
        var cycle = ChoiceOptions.Of<LifeCycleChoice>(
            "--lifecycle", "The work of an operation. faithful: the test and everything its framework does around it; " +
                "hoisted: only the test, repeatedly on one object; pooled: only the test, on objects created in advance; " +
                "auto: the first of hoisted, pooled and faithful that passes the trial. " +
                "Tests that do not pass use faithful. [default: faithful]");
        var mostRows = RowsOption.Create();
        var noTrial = new Option<bool>("--no-trial") { Description = "Do not run the tests; unrepeatable ones become benchmarks too." };
        var longest = NumberOptions.Seconds(
            "--longest", "Time limit in seconds of a test call in the trial, except the first; " +
                "a call that takes ten times as long counts as endless. [default: 1]");
        var accepted = new Option<string[]>("--accept")
        {
            Description = "Accept tests that would be refused for this reason; repeatable: " + string.Join(", ", RefusalNames.All.Keys) +
                ".",
            HelpName = "REASON",
        };
        accepted.AcceptOnlyFromAmong([.. RefusalNames.All.Keys]);
        var retry =
            new Option<bool>("--retry") { Description = "Try all tests again, even if neither their build nor the options have changed." };
        var inBuild = new Option<bool>("--in-build")
        {
            Description = "Write only the project and its program; each build of it generates the benchmarks of changed tests.",
        };
        var sources = new Option<bool>("--sources-only") { Description = "Write only the benchmarks, without a project." };
        var command = new Command("generate", Description)
        {
            tests, into, backend, project, filter, leftOut, cycle, mostRows, noTrial, longest, accepted, retry, inBuild, sources,
        };
        command.AddRule(result =>
        {
            if (!result.GetValue(inBuild))
                return;
            if (result.GetValue(sources))
                result.AddError("--in-build writes no benchmarks, and --sources-only writes nothing else. Leave out one of them.");
            if (result.GetValue(backend) == Backend.BenchmarkDotNet)
                result.AddError(
                    "--in-build generates requirements of SplNet; it does not support --backend benchmarkdotnet. Leave out one of them.");
        });
        command.SetAction(parsed => (int)new GenerateCommand(output, errors).Run(new GenerateRequest(
            parsed.GetValue(tests)!, parsed.GetValue(into)!, parsed.GetValue(backend), parsed.GetValue(project), parsed.GetValue(filter),
            parsed.GetValue(leftOut) ?? [])
        {
            LifeCycle = parsed.GetValue(cycle),
            Accepted = [.. (parsed.GetValue(accepted) ?? []).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal)],
            MostRows = parsed.GetValue(mostRows) ?? SourceListing.MostRows,
            Part = parsed.GetValue(inBuild) ? GeneratedPart.Project
                : parsed.GetValue(sources) ? GeneratedPart.Sources : GeneratedPart.All,
            Retries = parsed.GetValue(retry),
            Tries = !parsed.GetValue(noTrial) && !parsed.GetValue(inBuild),
            Longest = TimeSpan.FromSeconds(parsed.GetValue(longest) ?? 1),
        }));
        return command;
    }
}
