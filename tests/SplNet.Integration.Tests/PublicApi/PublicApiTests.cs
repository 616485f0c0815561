using System.Reflection;
using PublicApiGenerator;

namespace SplNet.Integration.Tests.PublicApi;

/// <summary>The public API of each package is listed in a file next to this one, so that each change of it shows in review.</summary>
public class PublicApiTests
{
    // The folders of configuration and framework, which all projects share.
    private static readonly string Output = Path.Combine(
        [.. AppContext.BaseDirectory.TrimEnd(Path.DirectorySeparatorChar).Split(Path.DirectorySeparatorChar).TakeLast(2)]);

    private static readonly ApiGeneratorOptions Options = new() { IncludeAssemblyAttributes = false };

    [Theory]
    [InlineData("SplNet")]
    [InlineData("SplNet.Statistics")]
    [InlineData("SplNet.Mutations")]
    [InlineData("SplNet.MSTest")]
    [InlineData("SplNet.NUnit")]
    [InlineData("SplNet.TUnit")]
    [InlineData("SplNet.Xunit")]
    [InlineData("SplNet.Xunit2")]
    public void Package_HasTheListedApi(string package)
    {
        var api = ApiOf(package);
        var file = Repository.PathOf($"tests/SplNet.Integration.Tests/PublicApi/{package}.txt");
        if (Environment.GetEnvironmentVariable("WRITE_DOCUMENTS") is not null)
            File.WriteAllText(file, api);
        Assert.True(
            File.Exists(file) && File.ReadAllText(file) == api,
            $"The public API of {package} differs from {file}. If the change is wanted, write the file again and say it in CHANGELOG.md: " +
            "WRITE_DOCUMENTS=1 dotnet test -c Release tests/SplNet.Integration.Tests --filter FullyQualifiedName~PublicApiTests");
    }

    [Theory]
    [InlineData("SplNet.Causes")]
    [InlineData("SplNet.History")]
    [InlineData("SplNet.Versions")]
    [InlineData("SplNet.Views")]
    public void DependencyPackage_HasNoPublicTypes(string package) => Assert.Equal(string.Empty, ApiOf(package).Trim());

    private static string ApiOf(string package) =>
        Assembly.LoadFrom(Repository.PathOf(Path.Combine("src", package, "bin", Output, package + ".dll"))).GeneratePublicApi(Options)
            .ReplaceLineEndings("\n") + "\n";
}
