using System.Diagnostics;
using System.Text;
using System.Text.Json;
using SplNet.Tests.Shared.Patches;

namespace SplNet.Benchmarks.Patches;

/// <summary>
/// The answers of <c>splnet prove</c> about forty patches: gains, changes without effect, and changes that only look like gains.
/// </summary>
internal static class PatchStudy
{
    public const string Command = "patches";

    /// <summary>Proves each patch.</summary>
    /// <param name="names">The names of the patches, or the beginnings of names; empty for all.</param>
    public static string Run(IReadOnlyList<string> names)
    {
        var patches = AllPatches.All.Where(patch =>
            names.Count == 0 || names.Any(name => patch.Name.StartsWith(name, StringComparison.Ordinal))).ToList();
        using var repository = new PatchRepository(patches);
        var cache = Directory.CreateTempSubdirectory("splnet-patches-cache-").FullName;
        var table = new StringBuilder("| patch | kind | verdict | as expected | seconds | first reason |\n|---|---|---|---|---:|---|\n");
        try
        {
            var (gains, accepted, wrong) = (0, 0, 0);
            foreach (var patch in patches)
            {
                var clock = Stopwatch.StartNew();
                var (verdict, reason) = Prove(repository, patch, cache);
                var isProven = verdict == "Proven";
                gains += patch.IsGain ? 1 : 0;
                accepted += patch.IsGain && isProven ? 1 : 0;
                wrong += !patch.IsGain && isProven ? 1 : 0;
                var row = FormattableString.Invariant(
                    $"| {patch.Name} | {patch.Kind} | {verdict} | {(isProven == patch.IsGain ? "yes" : "**no**")} | ") +
                    FormattableString.Invariant($"{clock.Elapsed.TotalSeconds:0} | {Cell(reason)} |");
                Console.Error.WriteLine(row);
                table.Append(row).Append('\n');
            }

            return table.Append(FormattableString.Invariant(
                $"\nGains accepted: {accepted} of {gains}. Others accepted: {wrong} of {patches.Count - gains}.\n")).ToString();
        }
        finally
        {
            Directory.Delete(cache, recursive: true);
        }
    }

    private static (string Verdict, string Reason) Prove(PatchRepository repository, Patch patch, string cache)
    {
        var file = Path.Combine(cache, "proof.json");
        File.Delete(file);
        var start = new ProcessStartInfo("dotnet", [
            BuiltTool.Path(), "prove", PatchRepository.Base, patch.Name, "--test-project", PatchedSources.TestProject, "--method",
            patch.Operand, "--json", file])
        {
            WorkingDirectory = repository.Folder,
            UseShellExecute = false,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        start.Environment["SPLNET_CACHE"] = cache;
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEndAsync();
        var errors = process.StandardError.ReadToEnd();
        process.WaitForExit();
        output.GetAwaiter().GetResult();
        if (!File.Exists(file))
            return ("none", errors);
        using var document = JsonDocument.Parse(File.ReadAllText(file));
        return (document.RootElement.GetProperty("verdict").GetString()!, document.RootElement.GetProperty("reasons")[0].GetString()!);
    }

    private static string Cell(string text)
    {
        const int Longest = 110;
        var line = text.ReplaceLineEndings(" ").Replace("|", "\\|", StringComparison.Ordinal);
        return line.Length <= Longest ? line : line[..Longest] + "…";
    }
}
