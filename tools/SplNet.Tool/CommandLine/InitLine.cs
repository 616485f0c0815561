using System.CommandLine;
using SplNet.Tool.Initializing;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet init</c>.</summary>
internal static class InitLine
{
    private const string Description = """
        Writes a performance gate for a clone: the unit tests to measure, and the pipeline that compares each pull request with its base.

        The tests are built and tried. The gate measures those that repeat and have work, and of these the fewest that call every method of the libraries that any of them calls.
        Files that you have edited are kept (see perf/splnet-init.json). Questions are asked on a terminal only; --yes answers them.

        Examples:
          splnet init --dry-run
          splnet init --yes --pipeline github
          splnet init src/MyLibrary --tests tests/My.Tests/My.Tests.csproj --most 40

        Exit codes: 0 the files were written or shown, 3 wrong usage, 5 no test can be measured.
        """;

    public static Command Create(TextReader input, TextWriter output, TextWriter errors)
    {
        var folder = new Argument<string>("folder")
        {
            Description = "A folder in the clone. [default: the current folder]",
            Arity = ArgumentArity.ZeroOrOne,
        };
        var tests = new Option<string[]>("--tests")
        {
            Description = "A test project; repeatable. [default: all in the clone]",
            HelpName = "PROJECT",
        };
        var pipeline = ChoiceOptions.Of<Pipeline>(
            "--pipeline", "The server that runs the gate. [default: recognised by its files, or by the address of the clone's origin]");
        var most = NumberOptions.Whole(
            "--most", $"The largest number of unit tests to measure. [default: {InitRequest.UsualMost}]", "N", static value => value > 0,
            "a whole number above 0, for example 40");
        var noBuild = new Option<bool>("--no-build") { Description = "Use the tests as they are built." };
        var noTrial = new Option<bool>("--no-trial") { Description = "Do not run the tests; unrepeatable ones may be chosen too." };
        var noHistory = new Option<bool>("--no-history") { Description = "Do not write the nightly job that keeps a history." };
        var dry = new Option<bool>("--dry-run") { Description = "Build and try the tests, show the files, and write none." };
        var yes = new Option<bool>("--yes", "-y") { Description = "Ask nothing." };
        var command = new Command("init", Description) { folder, tests, pipeline, most, noBuild, noTrial, noHistory, dry, yes };
        command.SetAction(parsed => (int)new InitCommand(input, output, errors).Run(
            new InitRequest(parsed.GetValue(folder) ?? Directory.GetCurrentDirectory())
            {
                Projects = parsed.GetValue(tests) ?? [],
                Pipeline = parsed.GetResult(pipeline) is { Implicit: false } ? parsed.GetValue(pipeline) : null,
                Most = parsed.GetValue(most) ?? InitRequest.UsualMost,
                IsDry = parsed.GetValue(dry),
                Asks = !parsed.GetValue(yes) && !Console.IsInputRedirected && !Console.IsOutputRedirected && input == Console.In,
                Tries = !parsed.GetValue(noTrial),
                Builds = !parsed.GetValue(noBuild),
                KeepsHistory = !parsed.GetValue(noHistory),
            }));
        return command;
    }
}
