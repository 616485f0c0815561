using System.Text.Json;
using System.Text.Json.Nodes;

namespace SplNet.Values.Runtimes;

/// <summary>The runtime configuration of a program: the frameworks that it requests, and how far these may roll forward.</summary>
internal sealed class RuntimeConfiguration
{
    private const string Extension = ".runtimeconfig.json";
    private const string Options = "runtimeOptions";

    private static readonly JsonDocumentOptions Form = new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };
    private static readonly JsonSerializerOptions Written = new() { WriteIndented = true };

    private readonly JsonObject _root;

    private RuntimeConfiguration(string path, JsonObject root) => (Path, _root) = (path, root);

    /// <summary>The path of the file.</summary>
    public string Path { get; }

    /// <summary>The frameworks with their requested minimum versions; empty if the program is self-contained.</summary>
    public IReadOnlyList<(string Name, RuntimeVersion Least)> Frameworks => [.. Nodes()
        .Select(static one => ((string?)one["name"], RuntimeVersion.Parse((string?)one["version"])))
        .Where(static one => one.Item1 is not null && one.Item2 is not null)
        .Select(static one => (one.Item1!, one.Item2!))];

    /// <summary>
    /// The version of the runtime that the program requests, directly or through a framework of the same version. Null if it requests none.
    /// </summary>
    public RuntimeVersion? Runtime =>
        Frameworks.Where(static one => InstalledFrameworks.IsOfTheRuntime(one.Name)).Select(static one => one.Least).Max();

    /// <summary>The short name of the target framework, such as <c>net10.0</c>; null if it is missing.</summary>
    public string? TargetFramework => (string?)_root[Options]?["tfm"];

    /// <summary>The path of the source file of a file-based app; null for any other program.</summary>
    public string? EntryFile => _root[Options]?["configProperties"]?["EntryPointFilePath"] is JsonValue value
        && value.TryGetValue(out string? path) && System.IO.Path.IsPathFullyQualified(path)
        ? path
        : null;

    private RollForward RollForward =>
        Nodes().Select(static framework => Policy((string?)framework["rollForward"])).FirstOrDefault(static policy => policy is not null)
            ?? Policy((string?)_root[Options]?["rollForward"]) ?? RollForward.Minor;

    // Rules of the host before .NET Core 3.0, which it still applies.
    private bool HasOlderRules => _root[Options]?["rollForwardOnNoCandidateFx"] is not null
        || Environment.GetEnvironmentVariable("DOTNET_ROLL_FORWARD_ON_NO_CANDIDATE_FX") is { Length: > 0 };

    /// <summary>The path of the configuration of an assembly.</summary>
    public static string PathOf(string assembly) => System.IO.Path.ChangeExtension(assembly, Extension);

    /// <summary>Reads the configuration of an assembly; null if there is none.</summary>
    /// <exception cref="SplNetException">The configuration cannot be read.</exception>
    public static RuntimeConfiguration? Of(string assembly)
    {
        var path = PathOf(assembly);
        if (!File.Exists(path))
            return null;
        try
        {
            return JsonNode.Parse(File.ReadAllText(path), documentOptions: Form) is JsonObject root
                ? new RuntimeConfiguration(path, root)
                : throw new JsonException("it is not an object");
        }
        catch (Exception failure) when (failure is JsonException or InvalidOperationException or IOException or UnauthorizedAccessException)
        {
            throw new SplNetException($"{path} cannot be read: {failure.Message} Build the project again.", failure);
        }
    }

    /// <summary>
    /// The version of the runtime that the host chooses; null if none is suitable, or if the program does not request one.
    /// </summary>
    /// <param name="installed">The installed frameworks.</param>
    /// <param name="variable">The value of <see cref="RollForwardRules.Variable"/>, or null.</param>
    public RuntimeVersion? Chosen(InstalledFrameworks installed, string? variable) =>
        Runtime is { } least ? (Policy(variable) ?? RollForward).Choose(least, installed.Versions(InstalledFrameworks.Core)) : null;

    /// <summary>
    /// Checks that the host finds a runtime for the program, because the host's own error is long and offers no solution.
    /// </summary>
    /// <param name="installed">The installed frameworks.</param>
    /// <param name="variable">The value of <see cref="RollForwardRules.Variable"/>, or null.</param>
    /// <exception cref="SplNetException">No installed version is suitable.</exception>
    public void RequireChosen(InstalledFrameworks installed, string? variable)
    {
        if (Runtime is { } least && !HasOlderRules && Chosen(installed, variable) is null)
            throw new SplNetException(
                $"{System.IO.Path.GetFileName(Path)} asks for .NET {least.Number.ToString(2)}, which is not installed. " +
                $"{installed.Text(InstalledFrameworks.Core)} Install that runtime, or measure on an installed one: " +
                "--runtime, SPLNET_RUNTIME or ExperimentOptions.Runtime.");
    }

    /// <summary>The same configuration with exactly these versions.</summary>
    /// <param name="versions">The versions of the requested frameworks; other frameworks are unchanged.</param>
    /// <param name="targetFramework">The short name of the target framework; null keeps the current one.</param>
    public string With(IReadOnlyDictionary<string, RuntimeVersion> versions, string? targetFramework = null)
    {
        var root = (JsonObject)_root.DeepClone();
        if (targetFramework is not null)
            root[Options]!["tfm"] = targetFramework;
        foreach (var framework in Nodes(root))
        {
            if ((string?)framework["name"] is { } name && versions.TryGetValue(name, out var version))
                framework["version"] = version.ToString();
        }

        return root.ToJsonString(Written);
    }

    private static RollForward? Policy(string? text) => Enum.TryParse<RollForward>(text, ignoreCase: true, out var policy) ? policy : null;

    private IEnumerable<JsonObject> Nodes() => Nodes(_root);

    private static IEnumerable<JsonObject> Nodes(JsonObject root) =>
        (root[Options]?["frameworks"] as JsonArray ?? []).Append(root[Options]?["framework"]).OfType<JsonObject>();
}
