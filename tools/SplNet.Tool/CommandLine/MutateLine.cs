using System.CommandLine;
using SplNet.Tool.Mutating;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet mutate</c>.</summary>
internal static class MutateLine
{
    private const string Description = """
        Plants small slowdowns into a library, one at a time, and tells which of them its performance tests would notice.

        Each mutant is compiled to an assembly of its own; the tests count what they do with it, and those that do something else are measured against the unmutated build, each side in clean processes.
        A mutant is killed where a test is shown to become slower by more than a threshold. The sources and the output of the build are only read.

        Examples:
          splnet mutate --project My/My.csproj --tests perf/bin/Release/net10.0/My.Performance.dll
          splnet mutate --project My/My.csproj --tests hand=Perf.dll --tests generated=Generated.dll --functional My.Tests/bin/Release/net10.0/My.Tests.dll --html mutants
          splnet mutate --project My/My.csproj --tests perf.spl --since main --budget 30min --markdown mutants.md --break-at 60
          splnet mutate --project My/My.csproj --tests perf.spl --operators CAP,LIN --screen-only

        A run that was ended goes on where it was: what is measured is kept after each pair, under the sources, the tests and the options.
        Exit codes: 0 all is as asked for, 1 the score is below --break-at, 2 the machine was too noisy to tell or the budget left mutants, 3 wrong usage, 4 something could not be built, run or measured, 5 nothing to mutate or no test. If several apply: 1, then 4, then 2.
        """;

    /// <summary>The command.</summary>
    public static Command Create(TextWriter output, TextWriter errors)
    {
        var options = new MutateOptions();
        var mutate = new Command("mutate", Description);
        options.AddTo(mutate);
        mutate.SetAction(parsed => (int)new MutateCommand(output, errors).Run(options.Of(parsed.CommandResult)));
        return mutate;
    }
}
