using System.Diagnostics;
using System.Runtime.InteropServices;

namespace SplNet.Tests.Processes;

/// <summary>A console program of this project's, running as a real process.</summary>
internal sealed class ProgramRun : IDisposable
{
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(10);

    private readonly Process _process;
    private readonly Task<string> _output;
    private readonly Task<string> _errors;

    private ProgramRun(Process process)
    {
        _process = process;
        _output = process.StandardOutput.ReadToEndAsync();
        _errors = process.StandardError.ReadToEndAsync();
    }

    public bool HasEnded => _process.HasExited;

    public static ProgramRun Start(string program, params string[] arguments) => StartIn(AppContext.BaseDirectory, program, arguments);

    /// <summary>Starts a program with a variable.</summary>
    public static ProgramRun StartWith((string Name, string Value) variable, string program)
    {
        var start = new ProcessStartInfo(DotNet);
        start.Environment[variable.Name] = variable.Value;
        return Start(start, AppContext.BaseDirectory, program);
    }

    /// <summary>Starts a program by another <c>dotnet</c> command, with options of the host.</summary>
    public static ProgramRun StartBy(string dotnet, string[] options, string program)
    {
        var start = new ProcessStartInfo(dotnet);
        start.ArgumentList.Add("exec");
        foreach (var option in options)
            start.ArgumentList.Add(option);
        start.Environment["SPLNET_REPORT"] = "full"; // it has the runtime
        return Start(start, AppContext.BaseDirectory, program);
    }

    /// <summary>Starts a program that lies in a folder.</summary>
    public static ProgramRun StartIn(string folder, string program, params string[] arguments) =>
        Start(new ProcessStartInfo(DotNet), folder, program, arguments);

    /// <summary>
    /// Starts a program that, with everything that it starts, cannot write a byte to any file: each attempt fails as on a full disk.
    /// </summary>
    public static ProgramRun StartWithoutDisk(string program)
    {
        var shell = new ProcessStartInfo("/bin/sh");
        shell.ArgumentList.Add("-c");
        shell.ArgumentList.Add("trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"");
        shell.ArgumentList.Add(DotNet);
        // The runtime keeps its code in a file without a name, unless it is told not to.
        shell.Environment["DOTNET_EnableWriteXorExecute"] = "0";
        return Start(shell, AppContext.BaseDirectory, program);
    }

    private static string DotNet => Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", "dotnet"));

    private static ProgramRun Start(ProcessStartInfo start, string folder, string program, params string[] arguments)
    {
        start.UseShellExecute = false;
        start.RedirectStandardOutput = true;
        start.RedirectStandardError = true;
        start.ArgumentList.Add(Path.Combine(folder, $"SplNet.Tests.{program}.dll"));
        // A killed program leaves the sockets of its diagnostics behind, which are not ours.
        start.Environment["DOTNET_EnableDiagnostics"] = "0";
        foreach (var argument in arguments)
            start.ArgumentList.Add(argument);
        return new ProgramRun(Process.Start(start)!);
    }

    /// <summary>Waits for the end, within a bound.</summary>
    public async Task<(int ExitCode, string Output)> EndAsync()
    {
        using var bound = new CancellationTokenSource(Bound);
        await _process.WaitForExitAsync(bound.Token);
        return (_process.ExitCode, await _output + await _errors);
    }

    /// <summary>What the program printed on standard output and on standard error, line by line.</summary>
    public async Task<(string[] Output, string[] Errors)> LinesAsync() => (Lines(await _output), Lines(await _errors));

    /// <summary>Kills the program, and nothing that it started.</summary>
    public void Kill() => _process.Kill();

    private static string[] Lines(string text) => text.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);

    public void Dispose()
    {
        if (!_process.HasExited)
            _process.Kill(entireProcessTree: true);
        _process.Dispose();
    }
}
