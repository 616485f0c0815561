using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>The names of the NUnit types that SplNet uses; versions 3.14 to 5.0 have all of them.</summary>
internal static class NUnitNames
{
    public const string Random = "NUnit.Framework.RandomAttribute";

    private const string Assembly = "nunit.framework";

    // Searching for a missing assembly takes milliseconds.
    private static readonly Lazy<Type?> FoundExecution = new(
        static () => Late.Type("NUnit.Framework.Internal.TestExecutionContext", Assembly));

    public static Type? ExecutionContext => FoundExecution.Value;

    /// <summary>A type of NUnit if NUnit is loaded.</summary>
    /// <exception cref="UnreplayableTestException">The installed version does not have it.</exception>
    public static Type Needed(string name) =>
        Late.Type(name, Assembly) ?? throw new UnreplayableTestException(
            $"This version of NUnit lacks {name}, so its tests cannot be run again in the measuring process.");
}
