using SplNet.Tests.Shared;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Tests.Requirements;

/// <summary>
/// Where the programs of a project are, whatever its output layout. Nothing is built: MSBuild evaluates, and empty files lie
/// where a build writes them.
/// </summary>
public sealed class BuiltProgramsTests : IDisposable
{
    private const string Usual = "bin/Release/net10.0/Perf.dll";

    private readonly string _folder = OwnedFolder.Create("splnet-built-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Theory]
    [InlineData("", Usual)]
    [InlineData("<UseArtifactsOutput>true</UseArtifactsOutput>", "artifacts/bin/Perf/release/Perf.dll")]
    [InlineData("<AppendTargetFrameworkToOutputPath>false</AppendTargetFrameworkToOutputPath>", "bin/Release/Perf.dll")]
    [InlineData("<OutputPath>out/</OutputPath>", "out/net10.0/Perf.dll")]
    [InlineData("<AssemblyName>Acme.Perf</AssemblyName>", "bin/Release/net10.0/Acme.Perf.dll")]
    [InlineData("<RuntimeIdentifier>linux-x64</RuntimeIdentifier>", "bin/Release/net10.0/linux-x64/Perf.dll")]
    public void Program_IsInTheOutputOfTheProject(string property, string program)
    {
        var project = Project($"<TargetFramework>net10.0</TargetFramework>{property}");
        if (program != Usual)
            Add(Usual); // of an earlier layout
        Assert.Empty(BuiltPrograms.OfProject(project));
        Assert.Equal([Full(program)], BuiltPrograms.Expected(_folder));
        Add(program);
        Assert.Equal([Full(program)], BuiltPrograms.Of(_folder));
        Assert.Equal([Full(program)], BuiltPrograms.OfProject(project));
    }

    [Fact]
    public void EachFramework_HasAProgram()
    {
        Project("<TargetFrameworks>net9.0;net10.0</TargetFrameworks>");
        Add(Usual);
        Assert.Equal([Full(Usual)], BuiltPrograms.Of(_folder));
        Add("bin/Release/net9.0/Perf.dll");
        Assert.Equal([Full(Usual), Full("bin/Release/net9.0/Perf.dll")], BuiltPrograms.Of(_folder));
    }

    // dotnet build -o leaves the folder in the list of the files that it wrote.
    [Fact]
    public void OutputSetOnTheCommandLine_IsFoundByTheFilesOfTheLastBuild()
    {
        Project("<TargetFramework>net10.0</TargetFramework>");
        Add(Usual);
        File.SetLastWriteTimeUtc(Full(Usual), DateTime.UtcNow.AddMinutes(-1));
        Add("published/Perf.dll");
        Add("obj/Release/net10.0/Perf.dll");
        File.WriteAllLines(
            Full("obj/Release/net10.0/Perf.csproj.FileListAbsolute.txt"),
            [Full("published/Perf.dll"), Full("obj/Release/net10.0/Perf.dll"), Full("gone/Perf.dll")]);
        Assert.Equal([Full("published/Perf.dll")], BuiltPrograms.Of(_folder));
    }

    [Fact]
    public void ProgramThatIsNotBuilt_IsNamed()
    {
        Project("<TargetFramework>net10.0</TargetFramework><UseArtifactsOutput>true</UseArtifactsOutput>");
        var refused = Assert.Throws<SplNetException>(() => HomeAssembly.In(_folder, "perf.spl"));
        Assert.Contains(
            $"has not built {Full("artifacts/bin/Perf/release/Perf.dll")}. Build it: dotnet build -c Release.",
            refused.Message,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(null)]
    [InlineData("<Project>")]
    [InlineData("<Project />")]
    public void FolderWithoutAnSdkProject_IsSearchedInTheOutputFolders(string? project)
    {
        if (project is not null)
            File.WriteAllText(Full("Perf.csproj"), project);
        Add(Usual);
        Assert.Equal([Full(Usual)], BuiltPrograms.Of(_folder));
    }

    private string Project(string properties)
    {
        var path = Full("Perf.csproj");
        File.WriteAllText(Full("Directory.Build.props"), $"<Project><PropertyGroup>{properties}</PropertyGroup></Project>");
        File.WriteAllText(
            path, """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType></PropertyGroup></Project>""");
        return path;
    }

    private void Add(string program)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(Full(program))!);
        File.WriteAllText(Full(program), string.Empty);
        File.WriteAllText(Path.ChangeExtension(Full(program), ".runtimeconfig.json"), "{}");
    }

    private string Full(string path) => Path.GetFullPath(path, _folder);
}
