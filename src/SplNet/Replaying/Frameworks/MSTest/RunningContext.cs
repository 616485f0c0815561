using System.Collections;
using System.Reflection;
using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.MSTest;

/// <summary>The test context of the running test, as MSTest shows it.</summary>
internal static class RunningContext
{
    /// <summary>
    /// The context; null where no test runs, or before MSTest 3.10, which does not tell. From 4.5 on it is public (<c>TestContext.Current</c>); before, MSTest's adapter keeps it for itself
    /// under another name.
    /// </summary>
    public static object? Find() => Late.GetStatic(MSTestNames.TestContext, "Current") ?? Late.GetStatic(MSTestNames.AdapterContext, "CurrentTestContext");

    /// <summary>True if this version of MSTest tells the context.</summary>
    public static bool IsTold => HasProperty(MSTestNames.TestContext, "Current") || HasProperty(MSTestNames.AdapterContext, "CurrentTestContext");

    /// <summary>
    /// The properties of a context that can travel to another process: its texts, which are the names, the folders and the parameters of the run settings. A replay sets the others itself,
    /// in the initialisers of the test.
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

    private static bool HasProperty(Type? type, string name) => type?.GetProperty(name, BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic) is not null;
}
