using System.CommandLine;
using SplNet.Tool.Generating;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet generate</c>.</summary>
internal static class GenerateLine
{
    private const string Description = """
        Writes a project of benchmarks from an assembly of unit tests (xUnit.net v3 and 2, MSTest, NUnit, TUnit). Reads the assembly and runs nothing of it.

        Each operation is a whole test, with what its framework does around it. Tests that cannot be measured are counted, with the reason.
        A file that you have changed is left alone by the next generation; the manifest splnet-generate.json knows it.

        Examples:
          splnet generate tests/My.Tests/bin/Release/net10.0/My.Tests.dll --into perf/My.Performance
          splnet generate My.Tests.dll --into perf/My.Performance --filter Parser --leave-out Slow
          splnet generate My.Tests.dll --into perf/My.Benchmarks --backend benchmarkdotnet

        Exit codes: 0 benchmarks were written, 3 wrong usage, 5 no test, or none that can be measured.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var tests = new Argument<string>("tests") { Description = "The assembly of the tests, built in Release." };
        var into = new Option<string>("--into") { Description = "The folder of the project, which gets its name.", HelpName = "FOLDER", Required = true };
        var backend = new Option<Backend>("--backend") { Description = "For what the benchmarks are written. [default: splnet]", HelpName = "splnet|benchmarkdotnet", DefaultValueFactory = static _ => Backend.SplNet };
        var project = new Option<string?>("--project") { Description = "The project that builds the tests. [default: the one that the assembly lies below]", HelpName = "PATH" };
        var filter = new Option<string?>("--filter") { Description = "Only tests with this text in their full name.", HelpName = "TEXT" };
        var leftOut = new Option<string[]>("--leave-out") { Description = "A category whose tests are left out; may be repeated.", HelpName = "CATEGORY" };
        var command = new Command("generate", Description) { tests, into, backend, project, filter, leftOut };
        command.SetAction(parsed => (int)new GenerateCommand(output, errors).Run(new GenerateRequest(
            parsed.GetValue(tests)!, parsed.GetValue(into)!, parsed.GetValue(backend), parsed.GetValue(project), parsed.GetValue(filter), parsed.GetValue(leftOut) ?? [])));
        return command;
    }
}
