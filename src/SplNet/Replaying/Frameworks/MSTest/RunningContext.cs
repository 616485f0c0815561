using System.Collections;
using System.Reflection;
using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.MSTest;

/// <summary>Finds the test context of the running test.</summary>
internal static class RunningContext
{
    /// <summary>
    /// The context; null if no test is running, and before MSTest 3.10, which does not expose it. It is public from 4.5 on
    /// (<c>TestContext.Current</c>); earlier, it is internal to MSTest's adapter and has a different name.
    /// </summary>
    public static object? Find() =>
        Late.GetStatic(MSTestNames.TestContext, "Current") ?? Late.GetStatic(MSTestNames.AdapterContext, "CurrentTestContext");

    /// <summary>True if this version of MSTest exposes the context.</summary>
    public static bool IsReported =>
        HasProperty(MSTestNames.TestContext, "Current") || HasProperty(MSTestNames.AdapterContext, "CurrentTestContext");

    /// <summary>
    /// The properties of a context that can be passed to another process: its texts, which are the names, folders and run parameters. A
    /// replay sets the others itself, in the initialisers of the test.
    /// </summary>
    public static IReadOnlyDictionary<string, string> Texts(object context)
    {
        var texts = new Dictionary<string, string>(StringComparer.Ordinal);
        if (Late.Get(context, "Properties") is not IEnumerable properties)
            return texts;
        foreach (var property in properties)
        {
            if (Late.Get(property, "Key") is string key && Late.Get(property, "Value") is string value)
                texts[key] = value;
        }

        return texts;
    }

    private static bool HasProperty(Type? type, string name) =>
        type?.GetProperty(name, BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic) is not null;
}
