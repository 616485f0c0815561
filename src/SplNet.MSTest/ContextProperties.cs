namespace SplNet.MSTest;

/// <summary>
/// The properties of a test context that can travel to another process: its texts, which are the names, the folders and the
/// parameters of the run settings. A replay sets the others itself, in the initialisers of the test.
/// </summary>
internal static class ContextProperties
{
    public static IReadOnlyDictionary<string, string> Of(TestContext context) => context.Properties
        .Where(static property => property.Value is string)
        .ToDictionary(static property => property.Key, static property => (string)property.Value!, StringComparer.Ordinal);
}
