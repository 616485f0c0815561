using System.Reflection;

namespace SplNet.Testing;

/// <summary>The test frameworks at hand: those of the adapter packages, then the plain one.</summary>
internal static class TestFrameworks
{
    private static readonly Lazy<IReadOnlyList<TestFramework>> Found = new(() => [.. FromAdapters(), new PlainTestFramework()]);

    public static IReadOnlyList<TestFramework> All => Found.Value;

    /// <summary>The name by which another process finds the framework again.</summary>
    public static string KeyOf(TestFramework framework) => framework.GetType().AssemblyQualifiedName!;

    public static TestFramework Create(string key)
    {
        var type = Type.GetType(key) ?? throw new UnreplayableTestException($"The test framework {key} cannot be loaded in the measuring process.");
        return (TestFramework)Activator.CreateInstance(type)!;
    }

    private static IEnumerable<TestFramework> FromAdapters()
    {
        var folder = Path.GetDirectoryName(typeof(TestFrameworks).Assembly.Location)!;
        var own = new[] { "SplNet.Host", "SplNet.Syntax", "SplNet.Statistics", "SplNet.Versions" };
        return Directory.EnumerateFiles(folder, "SplNet.*.dll")
            .Select(static path => Path.GetFileNameWithoutExtension(path))
            .Where(name => !own.Contains(name, StringComparer.OrdinalIgnoreCase))
            .Order(StringComparer.Ordinal)
            .Select(static name => Load(name)?.GetCustomAttribute<TestFrameworkAdapterAttribute>())
            .OfType<TestFrameworkAdapterAttribute>()
            .Select(static adapter => (TestFramework)Activator.CreateInstance(adapter.Framework)!);
    }

    // Another project may have been built into the same folder; what this one does not depend on is not its adapter.
    private static Assembly? Load(string name)
    {
        try
        {
            return Assembly.Load(new AssemblyName(name));
        }
        catch (Exception foreign) when (foreign is FileNotFoundException or BadImageFormatException)
        {
            return null;
        }
    }
}
