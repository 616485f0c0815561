using System.CommandLine;
using SplNet.Tool.CommandLine;
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
        using var watch = Interruption.Watch();
        return Run(args, Console.In, Console.Out, Console.Error);
    }

    internal static int Run(string[] args, TextReader input, TextWriter output, TextWriter errors)
    {
        var parsed = CommandTree.Create(input, output, errors).Parse(args);
        if (parsed.Errors.Count > 0)
        {
            foreach (var error in parsed.Errors)
                errors.WriteLine(error.Message);
            errors.WriteLine($"See: {CommandTree.PathOf(parsed.CommandResult)} --help");
            return (int)ExitCode.Usage;
        }

        return parsed.Invoke(new InvocationConfiguration { Output = output, Error = errors, EnableDefaultExceptionHandler = false });
    }
}
