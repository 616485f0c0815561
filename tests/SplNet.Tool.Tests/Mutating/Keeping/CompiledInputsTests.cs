using SplNet.Mutations.Compiling;
using SplNet.Tests.Shared;
using SplNet.Tool.Mutating.Compiling;
using SplNet.Tool.Mutating.Keeping;
using SplNet.Versions.Builds;
using SplNet.Versions.Builds.MSBuild;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Mutating.Keeping;

/// <summary>What stands for the code of a project, wherever its copy lies.</summary>
public sealed class CompiledInputsTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-mutate-");

    [Fact]
    public void SameSourcesElsewhere_HaveTheSameKey() => Assert.Equal(Hash("one", "class A;"), Hash("two", "class A;"));

    [Fact]
    public void DifferentSource_HasADifferentKey() => Assert.NotEqual(Hash("one", "class A;"), Hash("two", "class B;"));

    [Fact]
    public void DifferentOption_HasADifferentKey() => Assert.NotEqual(Hash("one", "class A;"), Hash("two", "class A;", "/optimize-"));

    [Fact]
    public void ExistingOutput_DoesNotMatter() => Assert.Equal(Hash("one", "class A;"), Hash("two", "class A;", output: "built"));

    [Fact]
    public void ProjectInTheCopy_IsIdentifiedByItsSources()
    {
        Assert.Equal(Hash("one", "class A;", other: "class O;"), Hash("two", "class A;", other: "class O;"));
        Assert.NotEqual(Hash("three", "class A;", other: "class O;"), Hash("four", "class A;", other: "class P;"));
    }

    [Fact]
    public void DifferentResource_HasADifferentKey()
    {
        Assert.Equal(Hash("one", "class A;", resource: [1, 200]), Hash("two", "class A;", resource: [1, 200]));
        Assert.NotEqual(Hash("three", "class A;", resource: [1, 200]), Hash("four", "class A;", resource: [1, 201]));
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task ReferencedProjectInTwoPrivateCopies_HasTheSameKey()
    {
        ContentRepository.Write(
            _folder,
            "Other/Other.csproj",
            "<Project Sdk=\"Microsoft.NET.Sdk\"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>");
        ContentRepository.Write(_folder, "Other/O.cs", "public static class O { public static int Of(int x) => x; }");
        ContentRepository.Write(
            _folder, "My/My.csproj", "<Project Sdk=\"Microsoft.NET.Sdk\"><PropertyGroup><TargetFramework>net10.0</TargetFramework>" +
                "</PropertyGroup><ItemGroup><ProjectReference Include=\"../Other/Other.csproj\" /></ItemGroup></Project>");
        ContentRepository.Write(_folder, "My/M.cs", "public static class M { public static int Of(int x) => O.Of(x); }");
        Assert.Equal(await BuiltAsync(), await BuiltAsync());
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private async Task<byte[]> BuiltAsync()
    {
        using var build = await ProjectBuild.RunAsync(
            Path.Combine(_folder, "My", "My.csproj"), new BuildOptions(), TestContext.Current.CancellationToken);
        return CompiledInputs.Hash(build.Call, Path.GetDirectoryName(build.SourceFolder)!);
    }

    private byte[] Hash(
        string name, string source, string option = "/optimize+", string? output = null, string? other = null, byte[]? resource = null)
    {
        var root = Path.Combine(_folder, name);
        var project = Directory.CreateDirectory(Path.Combine(root, "src", "My")).FullName;
        var obj = Directory.CreateDirectory(Path.Combine(project, "obj")).FullName;
        File.WriteAllText(Path.Combine(project, "A.cs"), source);
        File.WriteAllText(Path.Combine(obj, "My.editorconfig"), $"build_property.projectdir = {project}");
        if (output is not null)
            File.WriteAllText(Path.Combine(obj, "My.dll"), output);
        List<string> arguments =
        [
            "/noconfig", option, "A.cs", $"/analyzerconfig:{Path.Combine(obj, "My.editorconfig")}", $"/out:{Path.Combine(obj, "My.dll")}",
        ];
        if (resource is not null)
        {
            File.WriteAllBytes(Path.Combine(project, "Table.bin"), resource);
            arguments.Add("/resource:Table.bin,My.Table.bin");
        }

        if (other is not null)
        {
            // What a build lays around the copy names the project by its path.
            var steps = Directory.CreateDirectory(new BuildFolders(root).Neutral).FullName;
            File.WriteAllText(Path.Combine(steps, "frameworks.targets"), $"<Project>{project}</Project>");
            var folder = Directory.CreateDirectory(Path.Combine(root, "src", "Other", "bin")).FullName;
            File.WriteAllText(Path.Combine(root, "src", "Other", "O.cs"), other);
            File.WriteAllText(Path.Combine(folder, "Other.dll"), root); // knows where it was built
            arguments.Add($"/reference:{Path.Combine(folder, "Other.dll")}");
        }

        return CompiledInputs.Hash(new CompilerCall(arguments, project), root);
    }
}
