using System.CommandLine;
using SplNet.Tool.Comparing;
using SplNet.Tool.Watching;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet compare</c>.</summary>
internal static class CompareLine
{
    private const string Description = """
        Measures the same methods at two or more revisions, or on two or more runtimes, and reports which are slower or faster, or allocate more or less. The first revision or runtime is the base for the others.
        It compares the mean time and the allocated bytes of every operand (measured code) in the requirements of assemblies and files, or of the given methods and formulas. It does not decide what these claim.
        It does not measure an operand if all code that it executes is the same at both revisions; --all measures every operand.

        Examples:
          splnet compare v1.2 HEAD bin/Release/net10.0/My.dll --markdown changes.md
          splnet compare v1.2 WORKTREE --assembly bin/Release/net10.0/My.dll --method "Parser.Parse(1000)"
          splnet compare v1.2 HEAD --test-project tests/My.Tests/My.Tests.csproj
          splnet compare v1.2 HEAD --unit-tests tests/My.Tests/bin/Release/net10.0/My.Tests.dll --filter Parser
          splnet compare --runtime 10 --runtime 11 bin/Release/net10.0/My.dll

        Revisions: v1.2, HEAD, git:HEAD~3, svn:r120, nuget:13.0.1, folder:../old/bin, WORKTREE. Arguments that end in .spl, .dll or .exe are files; all others are revisions.
        Exit codes: 0 nothing became slower, allocates more or returns something else, 1 something did, 2 a comparison could not be decided, 3 wrong usage, 4 a comparison could not be measured, 5 nothing to compare. If several apply: 1, then 4, then 2.
        Settings come from the project, as for run; the significance level covers all comparisons together.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var options = new CompareOptions();
        var compare = new Command("compare", Description);
        options.AddTo(compare);
        var untilInputEnds = new Option<bool>(InputWatch.Option) { Hidden = true };
        compare.Options.Add(untilInputEnds);
        compare.SetAction(parsed =>
        {
            if (parsed.GetValue(untilInputEnds))
                InputWatch.Start();
            return (int)new CompareCommand(output, errors).Run(options.Of(parsed.CommandResult));
        });
        return compare;
    }
}
