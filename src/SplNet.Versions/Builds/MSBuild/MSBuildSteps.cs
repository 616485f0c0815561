using System.Globalization;
using System.Text.Json;
using SplNet.Versions.Builds.Running;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>Calls of MSBuild on one project, with the same global properties each time.</summary>
internal sealed class MSBuildSteps(StepProcesses processes, BuildFolders folders, string project)
{
    private const string Answered = nameof(Properties);

    /// <summary>The properties requested from steps that produce one file.</summary>
    public static readonly IReadOnlyList<string> Outcome = ["MSBuildProjectFullPath", "TargetPath"];

    private int _count;

    /// <summary>Gets the global properties of all calls from now on.</summary>
    public Dictionary<string, string> Properties { get; } = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>Gets the advice in failures.</summary>
    public BuildAdvice Advice { get; init; } = BuildAdvice.OfVersions;

    /// <summary>Gets or sets the hint that a failed call adds to errors that may be warnings treated as errors.</summary>
    public string? WarningsHint { get; set; }

    /// <summary>Runs targets, or only evaluates if there are none, and reads properties.</summary>
    /// <param name="targets">The targets, separated by semicolons; empty for none.</param>
    /// <param name="further">Global properties of this call only.</param>
    /// <param name="asked">The properties to read: at least two, because MSBuild returns a single one in a different format.</param>
    /// <param name="cancellation">Ends the call.</param>
    /// <exception cref="BuildFailedException">The call failed; the message has the errors.</exception>
    public async Task<IReadOnlyDictionary<string, string>> RunAsync(
        string targets, IReadOnlyDictionary<string, string> further, IReadOnlyList<string> asked, CancellationToken cancellation)
    {
        var answer = await AskAsync(targets, further, asked.Select(static property => "-getProperty:" + property), cancellation);
        return Read(answer);
    }

    /// <summary>Runs targets and reads the items of one name.</summary>
    /// <param name="targets">The targets, separated by semicolons.</param>
    /// <param name="further">Global properties of this call only.</param>
    /// <param name="item">The name.</param>
    /// <param name="cancellation">Ends the call.</param>
    /// <returns>The includes of the items, in order.</returns>
    /// <exception cref="BuildFailedException">The call failed; the message has the errors.</exception>
    public async Task<IReadOnlyList<string>> ItemsAsync(
        string targets, IReadOnlyDictionary<string, string> further, string item, CancellationToken cancellation)
    {
        using var document = JsonDocument.Parse(await AskAsync(targets, further, ["-getItem:" + item], cancellation));
        return [.. document.RootElement.GetProperty("Items").GetProperty(item).EnumerateArray()
            .Select(static entry => entry.GetProperty("Identity").GetString()!)];
    }

    private async Task<string> AskAsync(
        string targets, IReadOnlyDictionary<string, string> further, IEnumerable<string> questions, CancellationToken cancellation)
    {
        // Names relative to the working folder of the step need no escaping, whatever its parent folders are called.
        var name = "step" + (++_count).ToString(CultureInfo.InvariantCulture);
        List<string> arguments = [.. Arguments(name, targets, further), .. questions];
        var result = await processes.RunAsync(
            DotNetCommand.Path(), [.. arguments, $"-getResultOutputFile:{name}.json"], folders.Neutral, cancellation);

        // MSBuild does not print the errors of an evaluation whose result goes into a file.
        if (result.ExitCode != 0 && string.IsNullOrWhiteSpace(result.Text))
            result = await processes.RunAsync(DotNetCommand.Path(), arguments, folders.Neutral, cancellation);
        var log = Path.Combine(folders.Neutral, name + ".log");
        var logged = File.Exists(log) ? await File.ReadAllTextAsync(log, cancellation) : string.Empty;
        var answer = Path.Combine(folders.Neutral, name + ".json");
        if (result.ExitCode == 0 && File.Exists(answer))
            return await File.ReadAllTextAsync(answer, cancellation);
        var failure = BuildErrors.Failure(What(targets), folders, result.Text + Environment.NewLine + logged, Advice);
        throw WarningsHint is not null && BuildErrors.MayBeWarnings(failure.Log)
            ? new BuildFailedException(failure.Message + Environment.NewLine + WarningsHint, failure.Log)
            : failure;
    }

    private static string What(string targets) => targets.Length == 0 ? "read" : targets == "Restore" ? "restored" : "built";

    private List<string> Arguments(string name, string targets, IReadOnlyDictionary<string, string> further)
    {
        List<string> arguments = ["msbuild", project, "-nologo", "-nodeReuse:false", "-terminalLogger:off", "-verbosity:quiet"];
        arguments.Add($"-fileLoggerParameters:LogFile={name}.log;Verbosity=minimal;Encoding=UTF-8");
        if (targets.Length > 0)
            arguments.Add("-target:" + targets);
        arguments.AddRange(
            Properties.Concat(further).Select(static property => $"-property:{property.Key}={MSBuildText.Value(property.Value)}"));
        return arguments;
    }

    private static Dictionary<string, string> Read(string json)
    {
        using var document = JsonDocument.Parse(json);
        return document.RootElement.GetProperty(Answered).EnumerateObject()
            .ToDictionary(
                static property => property.Name,
                static property => property.Value.GetString() ?? string.Empty,
                StringComparer.OrdinalIgnoreCase);
    }
}
