using System.Diagnostics;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Watching;

/// <summary>The command <c>splnet watch</c>: measures in a process of its own, which loads assemblies anew, whenever files have changed.</summary>
internal sealed class WatchCommand(TextWriter output, TextWriter errors)
{
    // Files are looked at again and again: systems do not tell of changes on every disk, such as those of containers and networks.
    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(400);

    /// <summary>Measures until a signal ends the process.</summary>
    /// <param name="inputs">What is watched.</param>
    /// <param name="arguments">The words of the command line behind <c>watch</c>.</param>
    public ExitCode Run(RequirementInputs inputs, IReadOnlyList<string> arguments)
    {
        using var pause = new ManualResetEventSlim();
        var files = new WatchedFiles(inputs);
        while (true)
        {
            var stamp = Settled(files, pause);
            using var run = Begin(arguments);
            var isTold = false;
            while (files.Stamp() == stamp)
            {
                if (run.WaitForExit(Pause) && !isTold)
                {
                    if (run.ExitCode == (int)ExitCode.Usage)
                        errors.WriteLine("It cannot be measured as it is, see above.");
                    errors.WriteLine($"Waits for a change of {string.Join(", ", files.Names)}. Ctrl+C ends.");
                    isTold = true;
                }

                if (isTold)
                    pause.Wait(Pause);
            }

            if (!run.HasExited)
                run.Kill(entireProcessTree: true);
            run.WaitForExit();
            output.WriteLine();
            errors.WriteLine("Something has changed: measures again.");
        }
    }

    // A build writes one file after the other.
    private static string Settled(WatchedFiles files, ManualResetEventSlim pause)
    {
        for (var stamp = files.Stamp(); ;)
        {
            pause.Wait(Pause);
            var now = files.Stamp();
            if (now == stamp)
                return now;
            stamp = now;
        }
    }

    // The program, or dotnet with the assembly.
    private static Process Begin(IReadOnlyList<string> arguments)
    {
        var program = Environment.ProcessPath ?? throw new InvalidOperationException("This process has no program.");
        string[] self = Path.GetFileNameWithoutExtension(program) == "dotnet" ? [typeof(WatchCommand).Assembly.Location] : [];
        var start = new ProcessStartInfo(program, [.. self, "run", .. arguments, InputWatch.Option]) { RedirectStandardInput = true, UseShellExecute = false };
        return Process.Start(start) ?? throw new SplNetException($"{program} could not be started.");
    }
}
