using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>The types of NUnit that SplNet knows, by their names; the versions 3.14 to 5.0 have them all.</summary>
internal static class NUnitNames
{
    public const string Random = "NUnit.Framework.RandomAttribute";

    private const string Assembly = "nunit.framework";

    // Asking for an assembly that is not there costs milliseconds.
    private static readonly Lazy<Type?> FoundExecution = new(static () => Late.Type("NUnit.Framework.Internal.TestExecutionContext", Assembly));

    public static Type? ExecutionContext => FoundExecution.Value;

    /// <summary>A type of NUnit where NUnit is there.</summary>
    /// <exception cref="UnreplayableTestException">The version at hand does not have it.</exception>
    public static Type Needed(string name) =>
        Late.Type(name, Assembly) ?? throw new UnreplayableTestException($"This version of NUnit has no {name}, so its tests cannot be run again in the measuring process.");
}
