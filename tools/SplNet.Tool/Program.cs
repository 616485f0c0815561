using System.CommandLine;
using SplNet.Evaluation.Progress;
using SplNet.Mutations.Compiling;
using SplNet.Replaying;
using SplNet.Tool.CommandLine;
using SplNet.Tool.Histories;
using SplNet.Versioning;

namespace SplNet.Tool;

/// <summary>
/// The command <c>splnet</c>. Measuring processes run <see cref="Main"/> again, so it must be on the stack of the thread that
/// evaluates the experiments: everything here is synchronous, and exceptions pass through.
/// </summary>
internal static class Program
{
    /// <summary>Runs the command.</summary>
    /// <param name="args">The words after <c>splnet</c>.</param>
    /// <returns>An <see cref="ExitCode"/>.</returns>
    public static int Main(string[] args)
    {
        // Before any other code needs a file.
        if (OpenFiles.Problem is { } few)
        {
            Console.Error.WriteLine(few);
            return (int)ExitCode.Usage;
        }

        SdkCompiler.Offer();
        LearntHistory.Offer();
        using var watch = Interruption.Watch();

        // Documents and tables are UTF-8 on every system, and so are formulas that come through a pipe. In a measuring process the parent
        // has seen to it.
        if (ReplaySession.Current is null)
            TerminalSigns.Choose();
        return Run(
            args, OperatingSystem.IsWindows() && Console.IsInputRedirected ? new StreamReader(Console.OpenStandardInput()) : Console.In,
            Console.Out, Console.Error);
    }

    internal static int Run(string[] args, TextReader input, TextWriter output, TextWriter errors)
    {
        try
        {
            return Understand(args, input, output, errors);
        }
        catch (Exception failure) when (ReplaySession.Current is null && MachineFailure.Of(failure) is { } reported)
        {
            errors.WriteLine(reported);
            return (int)ExitCode.Usage;
        }
        catch (Exception failure) when (ReplaySession.Current is null)
        {
            return (int)UnexpectedFailure.Write(failure, errors);
        }
    }

    private static int Understand(string[] args, TextReader input, TextWriter output, TextWriter errors)
    {
        var commands = CommandTree.Create(input, output, errors);
        var parsed = commands.Parse(HelpWord.Replaced(commands, args));
        var mistakes = Mistakes.Of(parsed);
        if (mistakes.Count > 0)
        {
            foreach (var mistake in mistakes)
                errors.WriteLine(mistake);
            errors.WriteLine($"See: {CommandTree.PathOf(parsed.CommandResult)} --help");
            return (int)ExitCode.Usage;
        }

        return parsed.Invoke(new InvocationConfiguration { Output = output, Error = errors, EnableDefaultExceptionHandler = false });
    }
}
