using System.Globalization;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>
/// The test context of a replay. Its properties are the texts that the test's own context had, so the folders and the parameters
/// of the run settings are there; messages go to standard output, which SplNet shows after a crash; result files are ignored.
/// </summary>
internal sealed class ReplayContext
{
    public const string Failed = "Failed";
    public const string Passed = "Passed";

    private readonly Dictionary<string, object?> _properties;
    private readonly Type _type = MSTestNames.TestContext ?? throw new UnreplayableTestException("MSTest's TestContext cannot be loaded in the measuring process.");

    public ReplayContext(IReadOnlyDictionary<string, string> properties)
    {
        _properties = properties.ToDictionary(static property => property.Key, static property => (object?)property.Value, StringComparer.Ordinal);
        Instance = LateSubclass.Create(_type, Answer, "get_CurrentTestOutcome");
    }

    /// <summary>The context as tests see it.</summary>
    public object Instance { get; }

    /// <summary>The outcome that the context shows.</summary>
    public string Outcome { get; set; } = "InProgress";

    /// <summary>Makes this the context that <c>TestContext.Current</c> shows from here on, where a version has it.</summary>
    // MSTest keeps the setter to itself; without it only TestContext.Current would be missing.
    public void MakeCurrent() => Late.SetStatic(_type, "Current", Instance);

    public void ShowRow(object?[] row) => Late.Set(Instance, "TestData", row);

    // Other members, which later versions may have, answer the defaults of their types.
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
