using SplNet.Versions.Builds.MSBuild;

namespace SplNet.Versions.Tests.Builds;

/// <summary>Which frameworks of referenced projects a build needs.</summary>
public class RestoreGraphTests
{
    private static readonly System.Text.Json.JsonSerializerOptions Reflected =
        new() { TypeInfoResolver = new System.Text.Json.Serialization.Metadata.DefaultJsonTypeInfoResolver() };

    [Fact]
    public void BestFrameworkOfEachReference_IsNeeded() =>
        Assert.Equal(
            ["/Lib: netstandard2.0"],
            Needed(("/Tests", ["net10.0"], ["/Lib"]), ("/Lib", ["netstandard1.1", "netstandard2.0", "net452"], [])));

    // The tests take the best of Base, and the library, which is older, the best for itself.
    [Fact]
    public void ProjectReachedTwice_IsNeededForBothFrameworks() =>
        Assert.Equal(
            ["/Base: net8.0, netstandard2.0", "/Lib: netstandard2.0"],
            Needed(
                ("/Tests", ["net10.0"], ["/Base", "/Lib"]),
                ("/Lib", ["netstandard1.1", "netstandard2.0"], ["/Base"]),
                ("/Base", ["netstandard1.0", "netstandard2.0", "net8.0"], [])));

    [Fact]
    public void ReferenceWithoutACompatibleFramework_KeepsAll() =>
        Assert.Equal(["/Lib: net452, net472"], Needed(("/Tests", ["net10.0"], ["/Lib"]), ("/Lib", ["net452", "net472"], [])));

    [Fact]
    public void CircleOfReferences_Ends() =>
        Assert.Equal(["/Lib: net8.0"], Needed(("/Tests", ["net10.0"], ["/Lib"]), ("/Lib", ["net8.0"], ["/Tests"])));

    private static IEnumerable<string> Needed(params (string Path, string[] Frameworks, string[] References)[] projects) =>
        RestoreGraph.Needed(Graph(projects), "/Tests", "net10.0")
            .OrderBy(static project => project.Key, StringComparer.Ordinal)
            .Select(static project => $"{project.Key}: {string.Join(", ", project.Value.Order(StringComparer.Ordinal))}");

    private static string Graph((string Path, string[] Frameworks, string[] References)[] projects) =>
        System.Text.Json.JsonSerializer.Serialize(new
        {
            projects = projects.ToDictionary(static project => project.Path, static project => new
            {
                restore = new
                {
                    frameworks = project.Frameworks.ToDictionary(static name => name, name => new
                    {
                        targetAlias = name,
                        projectReferences = project.References.ToDictionary(
                            static path => path, static path => new { projectPath = path }, StringComparer.Ordinal),
                    }, StringComparer.Ordinal),
                },
            }, StringComparer.Ordinal),
        }, Reflected);
}
