using System.Reflection;
using SplNet.UnitTests;
using Xunit.Sdk;

namespace SplNet;

/// <summary>
/// Gives a theory with one parameter of the type <see cref="SplRequirement"/> the requirements of a file, one test for each:
/// <c>[Theory, SplFile("perf.spl")] public void Requirements(SplRequirement requirement) => requirement.Assert();</c>. The file must be copied to the output folder.
/// </summary>
/// <param name="path">The file, from the output folder of the test project.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFileAttribute(string path) : DataAttribute
{
    /// <summary>The file, from the output folder of the test project.</summary>
    public string Path { get; } = path;

    /// <inheritdoc/>
    public override IEnumerable<object[]> GetData(MethodInfo testMethod) => RequirementRows.OfFile(Path, testMethod).Select(static requirement => new object[] { requirement });
}
