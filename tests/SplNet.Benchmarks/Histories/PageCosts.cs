using System.Diagnostics;

namespace SplNet.Benchmarks;

/// <summary>What the pages of a history cost: the command as a whole process, and the folder that it leaves.</summary>
/// <param name="Seconds">How long the command took.</param>
/// <param name="Index">The size of the index, in kB.</param>
/// <param name="Largest">The size of the largest page of a series, in kB.</param>
internal sealed record PageCosts(double Seconds, double Index, double Largest)
{
    private const string Tool = "tools/SplNet.Tool/bin/Release/net10.0/SplNet.Tool.dll";

    /// <summary>Writes the pages of a history into a folder.</summary>
    public static PageCosts Of(string history, string folder)
    {
        if (!File.Exists(Tool))
            throw new InvalidOperationException($"{Tool} is missing: dotnet build -c Release tools/SplNet.Tool");
        var start = Stopwatch.GetTimestamp();
        using var process = Process.Start(new ProcessStartInfo("dotnet", [Path.GetFullPath(Tool), "history", "page", folder, "--history", history]) { WorkingDirectory = Path.GetTempPath(), RedirectStandardOutput = true, UseShellExecute = false })!;
        process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        var seconds = Stopwatch.GetElapsedTime(start).TotalSeconds;
        if (process.ExitCode != 0)
            throw new InvalidOperationException($"The pages of {history} were not written.");
        return new PageCosts(seconds, new FileInfo(Path.Combine(folder, "index.html")).Length / 1000.0, Directory.GetFiles(folder, "series-*.html").Max(static file => new FileInfo(file).Length) / 1000.0);
    }
}
