using System.Reflection;
using SplNet.MSTest;
using SplNet.Replaying.Frameworks;
using SplNet.UnitTests;

namespace SplNet;

/// <summary>
/// Passes the requirements of a file to a test method with one parameter of the type <see cref="SplRequirement"/>, one per test:
/// <c>[TestMethod, SplFile("perf.spl")] public void Requirements(SplRequirement requirement) => requirement.Assert();</c>. Copy the file to
/// the output folder.
/// </summary>
/// <param name="path">The path of the file, relative to the output folder of the test project.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFileAttribute(string path) : Attribute, ITestDataSource
{
    /// <summary>Gets the path of the file, relative to the output folder of the test project.</summary>
    public string Path { get; } = path;

    /// <inheritdoc/>
    public IEnumerable<object?[]> GetData(MethodInfo methodInfo) => RequirementRow.Of(RequirementRows.OfFile(Path, methodInfo), methodInfo);

    /// <inheritdoc/>
    public string? GetDisplayName(MethodInfo methodInfo, object?[]? data) => RequirementTest.NameOf(methodInfo, data);
}
