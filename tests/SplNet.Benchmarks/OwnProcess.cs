using System.Diagnostics;

namespace SplNet.Benchmarks;

/// <summary>Starts this program again with other arguments and takes what it prints.</summary>
internal static class OwnProcess
{
    public static string Run(params string[] arguments)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!) { RedirectStandardOutput = true, UseShellExecute = false };
        if (Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet")
            start.ArgumentList.Add(typeof(OwnProcess).Assembly.Location);
        foreach (var argument in arguments)
            start.ArgumentList.Add(argument);
        using var process = Process.Start(start) ?? throw new InvalidOperationException("The program could not be started again.");
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0
            ? output
            : throw new InvalidOperationException($"'{string.Join(' ', arguments)}' ended with exit code {process.ExitCode}: {output}");
    }
}
