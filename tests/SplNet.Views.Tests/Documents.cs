using System.Text.Json.Nodes;

namespace SplNet.Views.Tests;

/// <summary>Documents of experiments: the measured one of docs/report.json, and made ones.</summary>
internal static class Documents
{
    private const string Explanations = """
        [{
          "before": "parse@v1", "after": "parse", "measuredRatio": 2.5, "countedChange": 1.4,
          "lines": ["1. Scanner.Peek (changed): <copies> 0 → 59 calls/op"], "notes": ["Native.dll is not counted: it holds native code (C++/CLI)."],
          "causes": [{ "name": "Scanner.Peek", "change": "changed", "counts": [{ "kind": "slowerCalls", "target": "System.String.ToCharArray", "before": 0, "after": 59 }] }],
          "seenIn": { "name": "Reader.Read", "change": null, "counts": [{ "kind": "instructions", "target": "", "before": 100, "after": 5000 }] },
          "instructions": [{ "name": "Scanner.Peek", "before": 41, "after": 977 }],
          "sampled": [{ "name": "Scanner.Peek", "before": 0.05, "after": 0.41 }],
          "work": [{ "name": "Reader.Read", "before": 1, "after": 2.4, "callees": [{ "name": "Scanner.Peek", "before": 0.2, "after": 1.6, "callees": [] }, { "name": "Scanner.End", "before": 0.4, "after": 0.4, "callees": [] }] }]
        }]
        """;

    public static string Measured => File.ReadAllText(Path.Combine(Root(), "docs", "report.json"));

    /// <summary>The measured one with changes.</summary>
    public static string With(Action<JsonNode> change)
    {
        var document = JsonNode.Parse(Measured)!;
        change(document);
        return document.ToJsonString();
    }

    /// <summary>The measured one with two looks at its comparison: the first with a bound that does not exist.</summary>
    public static string WithAnalyses(Action<JsonNode>? change = null) => With(document =>
    {
        document["comparisons"]![0]!["looks"] = new JsonArray(
            Look(3, 0.002, 2.5, "NaN", "Infinity", 0.01, "Unknown", "3 blocks do not decide it; the next analysis is at 5."),
            Look(5, 0.004, 3.046, 2.68, 5.605, 0.0001, "False", "5 blocks show the opposite, at the level 0.004 of this analysis."));
        change?.Invoke(document);
    });

    /// <summary>The measured one with an explanation.</summary>
    /// <param name="change">Changes the explanations.</param>
    public static string Explained(Action<JsonArray>? change = null) => With(document =>
    {
        var explanations = JsonNode.Parse(Explanations)!.AsArray();
        change?.Invoke(explanations);
        (document["result"] ?? document)["explanations"] = explanations;
    });

    private static JsonObject Look(
        int blocks, double level, double effect, JsonNode lower, JsonNode upper, double pValue, string truth, string explanation) => new()
        {
            ["blocks"] = blocks,
            ["level"] = level,
            ["effect"] = effect,
            ["interval"] = new JsonObject { ["lower"] = lower, ["upper"] = upper, ["level"] = level },
            ["pValue"] = pValue,
            ["truth"] = truth,
            ["explanation"] = explanation,
        };

    private static string Root()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "SplNet.sln")))
            folder = Path.GetDirectoryName(folder) ?? throw new InvalidOperationException("The tests do not lie in the checkout.");
        return folder;
    }
}
