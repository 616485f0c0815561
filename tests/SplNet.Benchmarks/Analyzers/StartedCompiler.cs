using System.Diagnostics;
using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Benchmarks;

/// <summary>A compiler that starts, compiles one project on one processor and ends.</summary>
internal sealed partial class StartedCompiler : IDisposable
{
    private readonly Process _process;

    // The shell tells what its child has used, which a process that has ended no longer does.
    public StartedCompiler(AnalyzedProject project, int processor, string responseFile)
    {
        var start = new ProcessStartInfo("sh", [
            "-c", "\"$@\" && times", "sh", "taskset", "-c", processor.ToString(CultureInfo.InvariantCulture), "dotnet", project.Compiler,
            "/noconfig", "@" + responseFile])
        {
            WorkingDirectory = project.Folder,
        };
        _process = ProcessOutput.Start(start);
    }

    /// <summary>Waits for its end.</summary>
    /// <returns>What it has used of its processor, and what of it in the analyzers, by its own report, in milliseconds; zero
    /// without analyzers.</returns>
    public (double Used, double OfAnalyzers) Wait()
    {
        var log = ProcessOutput.Of(_process);
        var used = Times().Matches(log)[^1];
        var analyzers = AnalyzerTime().Match(log).Groups["s"].Value.TrimStart('<');
        return (Milliseconds(used, "user") + Milliseconds(used, "system"), analyzers.Length == 0 ? 0 : 1000 * Number(analyzers));
    }

    public void Dispose() => _process.Dispose();

    private static double Milliseconds(Match times, string name) =>
        1000 * ((60 * Number(times.Groups[name + "Minutes"].Value)) + Number(times.Groups[name].Value));

    private static double Number(string text) => double.Parse(text, CultureInfo.InvariantCulture);

    [GeneratedRegex(@"(?<userMinutes>\d+)m(?<user>[\d.]+)s (?<systemMinutes>\d+)m(?<system>[\d.]+)s", RegexOptions.None, 60_000)]
    private static partial Regex Times();

    [GeneratedRegex(@"(?<s><?[\d.]+)\s+<?\d+\s+SplNet\.Analyzers, Version", RegexOptions.None, 60_000)]
    private static partial Regex AnalyzerTime();
}
