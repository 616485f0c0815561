using System.Text.Json.Nodes;

namespace SplNet.Views.Tests;

/// <summary>Documents of experiments: the measured one of docs/report.json, and made ones.</summary>
internal static class Documents
{
    public static string Measured => File.ReadAllText(Path.Combine(Root(), "docs", "report.json"));

    /// <summary>The measured one with changes.</summary>
    public static string With(Action<JsonNode> change)
    {
        var document = JsonNode.Parse(Measured)!;
        change(document);
        return document.ToJsonString();
    }

    private static string Root()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "SplNet.sln")))
            folder = Path.GetDirectoryName(folder) ?? throw new InvalidOperationException("The tests do not lie in the checkout.");
        return folder;
    }
}
