using SplNet.Tests.Shared;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>How a project is named to <c>dotnet test</c>.</summary>
public sealed class TestedProjectTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-tested-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Theory]
    [InlineData("")]
    [InlineData("My.Tests", "My.Tests.slnx")]
    [InlineData("My.Tests", "Other.sln")]
    [InlineData("My.Tests", "Second.fsproj")]
    [InlineData("My.Tests", "Part.slnf")]
    public void ProjectWithANearbyPlatformChoice_IsNamed(string words, params string[] beside)
    {
        Add(["My.Tests.csproj", .. beside]);
        Assert.Equal(words.Length == 0 ? [] : ["My.Tests.csproj"], TestedProject.Words(Path.Combine(_folder, "My.Tests.csproj")));
    }

    [Theory]
    [InlineData("""{ "test": { "runner": "Microsoft.Testing.Platform" } }""", true)]
    [InlineData("""{ "test": { "runner": "VSTest" } } // as ever""", false)]
    [InlineData("""{ "sdk": { "version": "10.0.100" } }""", false)]
    [InlineData("{", false)]
    public void TestingPlatform_HasAnOptionForIt(string json, bool isOption)
    {
        var project = Path.Combine(Directory.CreateDirectory(Path.Combine(_folder, "tests")).FullName, "My.Tests.csproj");
        Add(["global.json", "tests/My.Tests.csproj", "tests/My.Tests.sln"]);
        File.WriteAllText(Path.Combine(_folder, "global.json"), json);
        Assert.Equal(isOption ? ["--project", "My.Tests.csproj"] : ["My.Tests.csproj"], TestedProject.Words(project));
    }

    private void Add(string[] files)
    {
        foreach (var file in files)
            File.WriteAllText(Path.Combine(_folder, file), string.Empty);
    }
}
