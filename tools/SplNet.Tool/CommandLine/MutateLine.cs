using System.CommandLine;
using SplNet.Tool.Mutating;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet mutate</c>.</summary>
internal static class MutateLine
{
    private const string Description = """
        Plants small slowdowns in a library, one at a time, and reports which ones its performance tests would notice.

        Each mutant is compiled to a separate assembly. First the tests run with counters; mutants that change the counts are then measured against the unmutated build, each side in separate processes.
        A mutant is killed if a test is shown to become slower by more than a threshold. Sources and build output stay unchanged.

        Examples:
          splnet mutate --project My/My.csproj --tests perf/bin/Release/net10.0/My.Performance.dll
          splnet mutate --project My/My.csproj --tests hand=Perf.dll --tests generated=Generated.dll --functional My.Tests/bin/Release/net10.0/My.Tests.dll --html mutants
          splnet mutate --project My/My.csproj --tests perf.spl --since main --budget 30min --markdown mutants.md --break-at 60
          splnet mutate --project My/My.csproj --tests perf.spl --operators CAP,LIN --screen-only

        An interrupted run continues where it stopped: measurements are stored after each pair of mutant and test, by sources, tests and options.
        Exit codes: 0 success, 1 the score is below --break-at, 2 the machine was too noisy to decide or the budget ended before all mutants were measured, 3 wrong usage, 4 something could not be built, run or measured, 5 nothing to mutate or no test. If several apply: 1, then 4, then 2.
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
