using System.Diagnostics;
using SplNet.Mutations.Results;

namespace SplNet.Benchmarks;

/// <summary>The command <c>splnet mutate</c>, run on a project of this repository.</summary>
/// <param name="Results">What it found.</param>
/// <param name="Tables">Its tables, as Markdown.</param>
/// <param name="Took">From its start to its end, with the build of the library and all.</param>
internal sealed record MutationRun(MutationResults Results, string Tables, TimeSpan Took)
{
    private static readonly TimeSpan Longest = TimeSpan.FromHours(4);

    /// <summary>How long each measured pair of a mutant and a test took, in seconds.</summary>
    public IReadOnlyList<double> PairSeconds => [.. Results.Mutants.SelectMany(static mutant => mutant.Pairs)
        .Where(static pair => pair.IsMeasured).Select(static pair => pair.Measured!.Seconds)];

    /// <summary>Runs the command to its end.</summary>
    /// <param name="what">What it is for.</param>
    /// <param name="folder">A folder for its files.</param>
    /// <param name="project">The project that is mutated.</param>
    /// <param name="arguments">Further arguments.</param>
    /// <exception cref="InvalidOperationException">It has failed.</exception>
    public static MutationRun Of(string what, SuiteFolder folder, string project, IReadOnlyList<string> arguments)
    {
        var (json, tables) = (folder.PathOf("mutants.json"), folder.PathOf("tables.md"));
        var start = Stopwatch.GetTimestamp();
        BoundedCommand.Run(what, Longest, folder.Path, "dotnet", [
            "exec", BuiltTool.Path(), "mutate", "--project", project, .. arguments, "--json", json, "--tables", tables])
            .RequireSuccess(1, 2);
        return new MutationRun(
            MutationJson.Read(File.ReadAllText(json)),
            File.Exists(tables) ? File.ReadAllText(tables) : string.Empty,
            Stopwatch.GetElapsedTime(start));
    }
}
