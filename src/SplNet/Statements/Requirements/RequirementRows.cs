using System.Reflection;
using SplNet.Statements.Requirements;

namespace SplNet.UnitTests;

/// <summary>
/// The rows of a data source of a test framework: one requirement each, and always at least one. What is wrong with a requirement, with a file or with the place
/// where there is none is told by a row that fails, since frameworks hide the exceptions of data sources or give up all other tests for them.
/// </summary>
public static class RequirementRows
{
    /// <summary>Those that attributes state on a type and its members, or on its whole assembly.</summary>
    /// <param name="type">The type.</param>
    /// <param name="wholeAssembly">True for all types of its assembly.</param>
    public static IReadOnlyList<SplRequirement> OfType(Type type, bool wholeAssembly)
    {
        ArgumentNullException.ThrowIfNull(type);
        var found = wholeAssembly ? SplRequirements.Of(type.Assembly) : SplRequirements.Of(type);
        return found.Count > 0 ? found : [AbsentRequirement.On(type.Assembly, wholeAssembly ? null : type)];
    }

    /// <summary>Those of a file.</summary>
    /// <param name="path">The file, from the output folder of the test project.</param>
    /// <param name="test">The test that asks.</param>
    public static IReadOnlyList<SplRequirement> OfFile(string path, MethodInfo test)
    {
        ArgumentNullException.ThrowIfNull(test);
        return OfFile(path, (test.ReflectedType ?? test.DeclaringType!).Assembly);
    }

    /// <summary>Those of a file.</summary>
    /// <param name="path">The file, from the output folder of the test project.</param>
    /// <param name="home">The assembly of the test that asks.</param>
    public static IReadOnlyList<SplRequirement> OfFile(string path, Assembly home)
    {
        ArgumentNullException.ThrowIfNull(home);
        return SplRequirements.OfFile(Path.Combine(Path.GetDirectoryName(home.Location)!, path), home);
    }
}
