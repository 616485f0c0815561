using System.Reflection;
using SplNet.Statements.Requirements;

namespace SplNet.UnitTests;

/// <summary>
/// The rows of a data source in a test framework: one requirement each, and always at least one. Problems with a requirement or a file, and
/// missing requirements, are reported by a failing row, because frameworks hide the exceptions of data sources or skip all other tests
/// because of them.
/// </summary>
public static class RequirementRows
{
    /// <summary>Gets the requirements that attributes state on a type and its members, or on its whole assembly.</summary>
    /// <param name="type">The type.</param>
    /// <param name="wholeAssembly">True to include all types of its assembly.</param>
    public static IReadOnlyList<SplRequirement> OfType(Type type, bool wholeAssembly)
    {
        ArgumentNullException.ThrowIfNull(type);
        var found = wholeAssembly ? SplRequirements.Of(type.Assembly) : SplRequirements.Of(type);
        return found.Count > 0 ? found : [AbsentRequirement.On(type.Assembly, wholeAssembly ? null : type)];
    }

    /// <summary>Gets the requirements of a file.</summary>
    /// <param name="path">The path of the file, relative to the output folder of the test project.</param>
    /// <param name="test">The requesting test.</param>
    public static IReadOnlyList<SplRequirement> OfFile(string path, MethodInfo test)
    {
        ArgumentNullException.ThrowIfNull(test);
        return OfFile(path, (test.ReflectedType ?? test.DeclaringType!).Assembly);
    }

    /// <summary>Gets the requirements of a file.</summary>
    /// <param name="path">The path of the file, relative to the output folder of the test project.</param>
    /// <param name="home">The assembly of the requesting test.</param>
    public static IReadOnlyList<SplRequirement> OfFile(string path, Assembly home)
    {
        ArgumentNullException.ThrowIfNull(home);
        return SplRequirements.OfFile(Path.Combine(Path.GetDirectoryName(home.Location)!, path), home);
    }
}
