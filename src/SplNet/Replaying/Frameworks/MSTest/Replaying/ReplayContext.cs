using System.Globalization;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>
/// The test context of a replay. Its properties are the texts of the test's own context, including the folders and run parameters. Messages
/// go to standard output, which SplNet shows after a crash. Result files are ignored.
/// </summary>
internal sealed class ReplayContext
{
    public const string Failed = "Failed";
    public const string Passed = "Passed";

    private readonly Dictionary<string, object?> _properties;
    private readonly Type _type = MSTestNames.TestContext
        ?? throw new UnreplayableTestException("MSTest's TestContext cannot be loaded in the measuring process.");

    public ReplayContext(IReadOnlyDictionary<string, string> properties)
    {
        _properties = properties.ToDictionary(
            static property => property.Key, static property => (object?)property.Value, StringComparer.Ordinal);
        Instance = LateSubclass.Create(_type, Answer, "get_CurrentTestOutcome");
    }

    /// <summary>The context that tests see.</summary>
    public object Instance { get; }

    /// <summary>The outcome that the context shows.</summary>
    public string Outcome { get; set; } = "InProgress";

    /// <summary>Makes this the value of <c>TestContext.Current</c> in versions that have it.</summary>
    // The setter is internal to MSTest; without it only TestContext.Current would be missing.
    public void MakeCurrent() => Late.SetStatic(_type, "Current", Instance);

    public void ShowRow(object?[] row) => Late.Set(Instance, "TestData", row);

    // Other members, which later versions may add, return default values.
    private object? Answer(string member, object?[] arguments)
    {
        switch (member)
        {
            case "get_Properties":
                return _properties;
            case "get_CurrentTestOutcome":
                return Enum.Parse(_type.GetProperty("CurrentTestOutcome")!.PropertyType, Outcome);
            case "Write":
                Console.Write(Text(arguments));
                return null;
            case "WriteLine":
                Console.WriteLine(Text(arguments));
                return null;
            case "DisplayMessage":
                Console.WriteLine(arguments[^1]);
                return null;
            default:
                return null;
        }
    }

    private static string? Text(object?[] arguments) => arguments is [string format, object?[] values]
        ? string.Format(CultureInfo.CurrentCulture, format, values)
        : arguments[0]?.ToString();
}
