using System.Text.Json.Nodes;

namespace SplNet.Tool.UnitTests;

/// <summary>The runtime in which unit tests are measured: that of the tests, at least in the version of the tool, which SplNet asks for.</summary>
internal static class MeasuredRuntime
{
    private const string Extension = ".runtimeconfig.json";

    private static readonly string Least = $"{Environment.Version.Major}.0.0";

    /// <summary>Writes the runtime configuration of the benchmarks.</summary>
    /// <param name="tests">The tests' assembly.</param>
    /// <param name="assembly">That of the benchmarks.</param>
    public static void Write(string tests, string assembly)
    {
        var configured = Path.ChangeExtension(tests, Extension);
        var root = File.Exists(configured)
            ? JsonNode.Parse(File.ReadAllText(configured))!
            : new JsonObject { ["runtimeOptions"] = new JsonObject { ["framework"] = new JsonObject { ["name"] = "Microsoft.NETCore.App", ["version"] = Least } } };
        var options = root["runtimeOptions"]!;
        options["tfm"] = $"net{Environment.Version.Major}.0";
        foreach (var framework in (options["frameworks"] as JsonArray ?? []).Append(options["framework"]).OfType<JsonObject>())
            Raise(framework);
        File.WriteAllText(Path.ChangeExtension(assembly, Extension), root.ToJsonString());
    }

    private static void Raise(JsonObject framework)
    {
        if (Version.TryParse(framework["version"]?.GetValue<string>(), out var version) && version.Major < Environment.Version.Major)
            framework["version"] = Least;
    }
}
