using System.IO.Compression;
using System.Text.Json;
using System.Xml.Linq;
using SplNet.Integration.Tests.Frameworks;

namespace SplNet.Integration.Tests;

/// <summary>The templates of <c>dotnet new</c>, as users install them.</summary>
public sealed class TemplateTests(PackedSplNet packed)
{
    public static TheoryData<string> Names => ["mstest", "nunit", "tunit", "xunit"];

    // An update of a package must reach the projects of new users.
    [Theory]
    [MemberData(nameof(Names))]
    public void Project_RefersToTheTestedVersions(string framework)
    {
        var tested = TestProjects.Versions.Concat(
            Matrix.Rows.Where(static row => row.IsNewest).SelectMany(static row => row.Packages)
                .Where(static one => one.Package is "NUnit3TestAdapter" or "TUnit")
                .Select(static one => KeyValuePair.Create(one.Package, one.Version))).ToDictionary(StringComparer.Ordinal);
        var project = XDocument.Load(Repository.PathOf($"src/SplNet.Templates/content/{framework}/PerformanceProject.csproj"));
        var packages = project.Descendants("PackageReference").ToDictionary(
            static one => one.Attribute("Include")!.Value, static one => one.Attribute("Version")!.Value, StringComparer.Ordinal);
        Assert.All(packages, one => Assert.Equal(
            one.Key.StartsWith("SplNet", StringComparison.Ordinal) ? Repository.Version : tested[one.Key], one.Value));
        Assert.Equal("net10.0", Assert.Single(project.Descendants("TargetFramework")).Value);
    }

    [Fact]
    public void Package_HoldsEachTemplateWhole()
    {
        using var package = ZipFile.OpenRead(Path.Combine(packed.Packages, $"SplNet.Templates.{Repository.Version}.nupkg"));
        var names = new List<string?>();
        foreach (var template in package.Entries.Where(static entry => entry.Name == "template.json"))
        {
            using var content = JsonDocument.Parse(template.Open());
            names.Add(content.RootElement.GetProperty("shortName").GetString());
            var folder = template.FullName[..template.FullName.IndexOf(".template.config", StringComparison.Ordinal)];
            Assert.Equal(
                names[^1] == "splnet-class"
                    ? ["PerformanceTests1.cs"]
                    : ["PerformanceProject.csproj", "PerformanceTests.cs", "Sums.cs", "perf.spl"],
                package.Entries.Where(entry => entry.FullName.StartsWith(folder, StringComparison.Ordinal) && entry != template)
                    .Select(entry => entry.FullName[folder.Length..]).Order(StringComparer.Ordinal));
        }

        Assert.Equal(
            ["splnet-class", "splnet-mstest", "splnet-nunit", "splnet-tunit", "splnet-xunit"], names.Order(StringComparer.Ordinal));
    }

    [Trait("Category", "Long")]
    [Theory]
    [MemberData(nameof(Names))]
    public async Task NewProject_PassesItsTests(string framework)
    {
        var home = packed.NewProject($"home-{framework}").PathOf(".");
        var project = packed.NewProject($"template-{framework}").With("DOTNET_CLI_HOME", home);
        project.Add("My/My.csproj", TestProjects.Library()).Add("My/Code.cs", "namespace My; public static class Code;");
        await RunAsync("new", "install", Path.Combine(packed.Packages, $"SplNet.Templates.{Repository.Version}.nupkg"));
        await RunAsync("new", $"splnet-{framework}", "-n", "My.Performance", "--library", "../My/My.csproj");
        await RunAsync("new", "splnet-class", "-n", "LookupTests", "-o", "My.Performance", "--test", framework);
        Assert.Contains("<ProjectReference Include=\"../My/My.csproj\" />", project.Read("My.Performance/My.Performance.csproj"),
            StringComparison.Ordinal);

        var tested = await RunAsync(framework == "tunit"
            ? ["run", "-c", "Release", "--project", "My.Performance"]
            : ["test", "My.Performance", "-c", "Release"]);

        Assert.Equal(3, MatrixOutcome.Of(tested.Text).Passed);
        Assert.DoesNotContain("warning", tested.Text, StringComparison.Ordinal);

        async Task<CommandOutput> RunAsync(params string[] arguments)
        {
            var run = await project.RunAsync(arguments);
            Assert.True(run.ExitCode == 0, run.Text);
            return run;
        }
    }
}
