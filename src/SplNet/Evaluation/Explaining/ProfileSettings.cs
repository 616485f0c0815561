using System.Text.Json;
using SplNet.Measuring;

namespace SplNet.Evaluation.Explaining;

/// <summary>The settings of the runtime that turn profile-guided optimisation, or all optimisation, on or off.</summary>
internal static class ProfileSettings
{
    private const string On = "1";

    private static readonly RuntimeSetting[] All =
    [
        new("TieredCompilation", "System.Runtime.TieredCompilation"),
        new("TieredPGO", "System.Runtime.TieredPGO"),
        new("TC_QuickJit", "System.Runtime.TieredCompilation.QuickJit"),
        new("TC_QuickJitForLoops", "System.Runtime.TieredCompilation.QuickJitForLoops"),
    ];

    /// <summary>The variables that turn profiles on, regardless of <c>runtimeconfig.json</c>: the defaults of the runtime.</summary>
    public static IReadOnlyDictionary<string, string> Defaults { get; } = All.ToDictionary(
        static setting => RuntimeSetting.Prefix + setting.Variable, static _ => On, StringComparer.Ordinal);

    /// <summary>The settings that are off for a process, with their source.</summary>
    /// <param name="operand">The variables of the operand.</param>
    /// <param name="configuration">The path of <c>runtimeconfig.json</c>.</param>
    public static IReadOnlyList<string> Off(IReadOnlyDictionary<string, string?> operand, string configuration)
    {
        var properties = Properties(configuration);
        return [.. All.Select(setting => setting.Find(Variable, name => properties.GetValueOrDefault(name)))
            .Where(static found => found is { Value: 0 }).Select(static found => found!.Value.Source)];

        string? Variable(string name) => operand.TryGetValue(name, out var value) ? value : Environment.GetEnvironmentVariable(name);
    }

    private static Dictionary<string, object> Properties(string configuration)
    {
        if (!File.Exists(configuration))
            return [];
        using var document = JsonDocument.Parse(
            File.ReadAllText(configuration),
            new JsonDocumentOptions { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true });
        return document.RootElement.TryGetProperty("runtimeOptions", out var options)
            && options.TryGetProperty("configProperties", out var properties)
            ? properties.EnumerateObject().ToDictionary(
                static property => property.Name, static property => (object)property.Value.ToString(), StringComparer.Ordinal)
            : [];
    }
}
