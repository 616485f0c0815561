using System.CommandLine;
using SplNet.Tool.Proving;
using SplNet.Tool.Watching;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet prove</c>.</summary>
internal static class ProveLine
{
    private const string Description = """
        Answers whether a change is faster and still does the same, with one verdict: proven, refuted or unproven.

        The tests are those of the base, whatever the change does to them. They must pass with the library of the head; every operand (measured code) must return the same for generated inputs; and it must be faster with inputs that never repeat.
        Operands are the methods of --method, or of the requirements that the tests have at the base. Each needs a generator.

        Examples:
          splnet prove main HEAD --test-project tests/My.Tests/My.Tests.csproj
          splnet prove HEAD WORKTREE --test-project tests/My.Tests/My.Tests.csproj --method "Parser.Parse[Inputs.Texts](200)"
          splnet prove main HEAD --test-project tests/My.Tests/My.Tests.csproj --inputs Inputs.cs --method "Parser.Parse[Inputs.Texts]" --json proof.json

        Exit codes: 0 proven, 1 refuted, 2 unproven, 3 wrong usage, 4 something could not be built or measured, 5 nothing to measure.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var before = new Argument<string>("base") { Description = "The revision before the change, such as main or HEAD~1." };
        var after = new Argument<string>("head") { Description = "The revision with the change, such as HEAD or WORKTREE." };
        var project = new Option<string>("--test-project")
        {
            Description = "The project of the functional tests, by its path in the repository. It is built as it is at the base.",
            HelpName = "PATH",
            Required = true,
        };
        var methods = new Option<string[]>("--method")
        {
            Description = "A method with its generators and arguments, written as in formulas; repeatable. " +
                "[default: the operands of the tests' requirements]",
            HelpName = "TEXT",
        };
        var inputs = new Option<string?>("--inputs")
        {
            Description = "A file of C# with generators, compiled against the tests and the library of the base.",
            HelpName = "FILE",
        };
        var untilInputEnds = new Option<bool>(InputWatch.Option) { Hidden = true };
        var views = new ViewOptions(ViewForms.Pages);
        var measuring = new MeasuringOptions(explains: false, reuses: false);
        var command = new Command("prove", Description) { before, after, project, methods, inputs, untilInputEnds };
        views.AddTo(command);
        measuring.AddTo(command);
        command.SetAction(parsed =>
        {
            if (parsed.GetValue(untilInputEnds))
                InputWatch.Start();
            return (int)new ProveCommand(output, errors).Run(new ProveRequest(
                parsed.GetValue(before)!, parsed.GetValue(after)!, parsed.GetValue(project)!, parsed.GetValue(methods) ?? [],
                parsed.GetValue(inputs), views.Of(parsed.CommandResult), measuring.Of(parsed.CommandResult)));
        });
        return command;
    }
}
