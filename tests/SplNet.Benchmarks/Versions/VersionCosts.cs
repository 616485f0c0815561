using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Benchmarks;

/// <summary>
/// What old versions cost beside measuring: the export of a large tree, and a comparison whose versions are built already.
/// </summary>
internal static class VersionCosts
{
    private const int Rounds = 5;

    public static string Run()
    {
        var tool = BuiltTool.Path();
        using var library = LibraryWithHistory.Make();
        var (exports, archives) = Exports(library);
        library.Run("dotnet", "build", "-c", "Release", LibraryRepository.Tests);
        var cold = Compare(library, tool);
        var warm = Enumerable.Range(0, Rounds).Select(_ => Compare(library, tool)).ToList();
        return FormattableString.Invariant($"""
            | figure | median |
            |---|---:|
            | export of {LibraryWithHistory.Files} files, s | {Median.Of(exports):0.00} |
            | `git worktree add` of the same, s | {Median.Of(archives):0.00} |
            | `splnet compare v1 v2` of one method, versions built before: beside measuring, s | {Median.Of(warm):0.00} |
            | the same with both versions to be exported and built, s | {cold:0.0} |

            """);
    }

    private static (List<double> Exports, List<double> Archives) Exports(LibraryRepository library)
    {
        var (exports, archives) = (new List<double>(), new List<double>());
        using var repository = GitRepository.Discover(library.Folder);
        var revision = repository.Resolve("v1");
        for (var round = 0; round < Rounds; round++)
        {
            var folder = Path.Combine(library.Folder, ".exports", round.ToString(CultureInfo.InvariantCulture));
            Directory.CreateDirectory(Path.GetDirectoryName(folder)!);
            var watch = Stopwatch.StartNew();
            repository.Export(revision, folder);
            exports.Add(watch.Elapsed.TotalSeconds);
            archives.Add(library.Run("git", "worktree", "add", "--quiet", "--detach", folder + "-git", "v1").Seconds);
        }

        return (exports, archives);
    }

    // Whoever waits for the machine's turn measures nothing meanwhile.
    private static double Compare(LibraryRepository library, string tool)
    {
        var json = Path.Combine(library.Folder, ".result.json");
        var seconds = library.Run(
            "dotnet", tool, "compare", "v1", "v2", "--all", "--assembly", library.Assembly, "--method", "Lib.Work.Divide(1000)", "--json",
            json).Seconds;
        using var document = JsonDocument.Parse(File.ReadAllText(json));
        var result = document.RootElement.GetProperty("comparisons")[0].GetProperty("result");
        return seconds - result.GetProperty("seconds").GetDouble() - result.GetProperty("waitedSeconds").GetDouble();
    }
}
