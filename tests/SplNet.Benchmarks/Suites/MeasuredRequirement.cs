using System.Globalization;
using System.Text.Json;
using SplNet.Results.Reports;

namespace SplNet.Benchmarks;

/// <summary>A requirement of a built project, measured by the tool.</summary>
internal static class MeasuredRequirement
{
    private const int Fail = 1;
    private const int Inconclusive = 2;
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(10);

    /// <summary>Measures it.</summary>
    /// <param name="folder">Takes the result meanwhile.</param>
    /// <param name="assembly">The assembly that states it.</param>
    /// <param name="name">Its name.</param>
    /// <param name="runs">How many processes each operand has.</param>
    /// <param name="iterations">How many iterations a process has.</param>
    /// <exception cref="InvalidOperationException">It could not be measured.</exception>
    public static ExperimentResult Of(SuiteFolder folder, string assembly, string name, int runs, int iterations)
    {
        var results = folder.PathOf("results");
        if (Directory.Exists(results))
            Directory.Delete(results, recursive: true);
        var environment = new Dictionary<string, string>(StringComparer.Ordinal)
        {
            ["SPLNET_RESULTS"] = results,
            ["SPLNET_ITERATIONS"] = iterations.ToString(CultureInfo.InvariantCulture),
        };
        var command = BoundedCommand.Run(
            $"Measures {name}.", Bound, folder.Path, "dotnet",
            [
                "exec", BuiltTool.Path(), "run", assembly, "--filter", "=" + name, "--runs", runs.ToString(CultureInfo.InvariantCulture),
                "--quiet",
            ],
            environment);
        command.RequireSuccess(Fail, Inconclusive);
        using var document = JsonDocument.Parse(File.ReadAllText(Directory.EnumerateFiles(results, "*.json").Single()));
        return JsonReport.Read(document.RootElement.GetProperty("result").GetRawText());
    }
}
