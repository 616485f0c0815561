using System.CommandLine;
using SplNet.Tool.Reading;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet check-syntax</c>.</summary>
internal static class SyntaxLine
{
    private const string Nothing = "Nothing to read. Name files of formulas, use '-' for standard input, or give a formula with --formula.";

    private const string Description = """
        Checks formulas, and reports every problem with its place and its fix. Needs no assembly and measures nothing.

        Examples:
          splnet check-syntax perf.spl
          splnet check-syntax --formula "List.Sort <= 1.05 * Baseline.Sort"

        Exit codes: 0 no errors, 1 errors, 3 wrong usage or a file that cannot be read.
        Problems look like compiler errors: perf.spl(4,7): error SPL1008: …
        """;

    public static Command Create(TextReader input, TextWriter output, TextWriter errors)
    {
        var files = new Argument<string[]>("files")
        {
            Description = "Files of formulas, or '-' for standard input.",
            Arity = ArgumentArity.ZeroOrMore,
        };
        var formulas = new Option<string[]>("--formula") { Description = "A formula; repeatable.", HelpName = "TEXT" };
        var command = new Command("check-syntax", Description) { files, formulas };
        command.AddRule(result =>
        {
            if (result.GetValue(files) is null or [] && result.GetValue(formulas) is null or [])
                result.AddError(Nothing);
        });
        command.SetAction(
            parsed => (int)new SyntaxCommand(input, output, errors).Run(parsed.GetValue(files) ?? [], parsed.GetValue(formulas) ?? []));
        return command;
    }
}
