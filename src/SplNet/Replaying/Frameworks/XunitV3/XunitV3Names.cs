using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.XunitV3;

/// <summary>The names of the xUnit.net v3 types that SplNet uses; versions 2.0 to 4.0 of its packages have all of them.</summary>
internal static class XunitV3Names
{
    public const string TheoryAttribute = "Xunit.v3.ITheoryAttribute";
    public const string AsyncLifetime = "Xunit.IAsyncLifetime";
    public const string OutputHelper = "Xunit.ITestOutputHelper";
    public const string ContextAccessor = "Xunit.ITestContextAccessor";

    private const string Core = "xunit.v3.core";

    // Searching for a missing assembly takes milliseconds.
    private static readonly Lazy<Type?> FoundContext = new(static () => Late.Type("Xunit.TestContext", Core));

    public static Type? TestContext => FoundContext.Value;

    /// <summary>A type of xUnit.net that a measuring process needs.</summary>
    /// <exception cref="UnitTests.UnreplayableTestException">The installed version does not have it.</exception>
    public static Type Needed(string name) => Late.Type(name, Core, "xunit.v3.common")
        ?? throw new UnitTests.UnreplayableTestException(
            $"This version of xUnit.net v3 lacks {name}, so its tests cannot be run again in the measuring process.");
}
