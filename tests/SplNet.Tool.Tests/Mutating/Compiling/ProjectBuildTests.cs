using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using SplNet.Mutations.Compiling;
using SplNet.Mutations.Operators;
using SplNet.Tool.Mutating.Compiling;
using SplNet.Versions.Builds;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Mutating.Compiling;

/// <summary>From a project to mutants, by real builds; they take seconds, so each tries much.</summary>
public sealed class ProjectBuildTests : IDisposable
{
    private const string Library = """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFrameworks>netstandard2.0;net10.0</TargetFrameworks>
            <LangVersion>13</LangVersion>
            <Nullable>enable</Nullable>
            <ImplicitUsings>enable</ImplicitUsings>
            <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
            <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
            <GenerateDocumentationFile>true</GenerateDocumentationFile>
            <NoWarn>CS1591</NoWarn>
          </PropertyGroup>
          <ItemGroup><ProjectReference Include="..\Base\Base.csproj" /><EmbeddedResource Include="Plain.txt" /></ItemGroup>
        </Project>
        """;

    private const string Code = """
        #if NET
        using System.Text.RegularExpressions;
        namespace Lib;
        public static partial class Words
        {
            [GeneratedRegex("[a-z]+")]
            private static partial Regex Word();

            public static int Count(string text) => Word().Count(text) * Factor.Of(2);

            public static unsafe int First(int[] all) { fixed (int* p = all) return *p; }
        }
        #endif
        """;

    private const string Messages = """
        <root>
          <resheader name="resmimetype"><value>text/microsoft-resx</value></resheader>
          <resheader name="version"><value>2.0</value></resheader>
          <resheader name="reader"><value>System.Resources.ResXResourceReader, System.Windows.Forms</value></resheader>
          <resheader name="writer"><value>System.Resources.ResXResourceWriter, System.Windows.Forms</value></resheader>
          <data name="Hello"><value>hello</value></data>
        </root>
        """;

    private readonly TemporaryFolder _root = new();

    public void Dispose() => _root.Dispose();

    [Trait("Category", "Long")]
    [Fact]
    public async Task WorkTreeOfARepository_HasTheCodeOfItsBuild()
    {
        var folder = _root.Create("repository");
        GitCommand.Run(folder, "init", "--quiet");
        ContentRepository.Write(
            folder,
            "Directory.Build.props",
            "<Project><PropertyGroup><Deterministic>true</Deterministic><DebugType>embedded</DebugType></PropertyGroup></Project>");
        ContentRepository.Write(folder, ".gitignore", "bin\nobj\n");
        ContentRepository.Write(
            folder, "src/Base/Base.csproj", "<Project Sdk=\"Microsoft.NET.Sdk\"><PropertyGroup><TargetFramework>" +
                "netstandard2.0</TargetFramework><LangVersion>7.3</LangVersion></PropertyGroup></Project>");
        ContentRepository.Write(
            folder, "src/Base/Factor.cs", "namespace Lib { public static class Factor { public static int Of(int x) { return x; } } }");
        ContentRepository.Write(folder, "src/Lib/Lib.csproj", Library);
        ContentRepository.CommitAll(folder, "a library");
        ContentRepository.Write(folder, "src/Lib/Words.cs", Code);
        ContentRepository.Write(folder, "src/Lib/Plain.txt", "plain");
        ContentRepository.Write(folder, "src/Lib/Messages.resx", Messages);
        var before = FolderState.Of(folder);

        string copy;
        using (var build = await ProjectBuild.RunAsync(
            Path.Combine(folder, "src/Lib/Lib.csproj"), new BuildOptions(), TestContext.Current.CancellationToken))
        {
            copy = build.SourceFolder;
            Assert.Equal("net10.0", build.Framework);
            var project = MutatedProject.Read(build.Call, MutationOperators.All);
            Assert.True(project.SameCode(await File.ReadAllBytesAsync(build.BuiltAssembly, TestContext.Current.CancellationToken)));
            Assert.Equal(["Lib.Messages.resources", "Lib.Plain.txt"], Resources(project.Baseline));
            Assert.Empty(project.Notes);
            Assert.NotEmpty(project.Mutants);
            Assert.All(project.Mutants, static mutant =>
                Assert.Equal(("Words.cs", "Lib.Words::Count(System.String)"), (mutant.File, mutant.Method)));
            Assert.All(project.Mutants, mutant =>
            {
                var compiled = project.Compile(mutant);
                Assert.Null(compiled.Error);
                Assert.Equal(["Lib.Words::Count(System.String)"], compiled.ChangedMethods);
            });
        }

        Assert.Equal(before, FolderState.Of(folder));
        Assert.False(Directory.Exists(copy));
    }

    private static IEnumerable<string> Resources(byte[] assembly)
    {
        using var metadata = new PEReader(new MemoryStream(assembly));
        var reader = metadata.GetMetadataReader();
        return [.. reader.ManifestResources.Select(resource => reader.GetString(reader.GetManifestResource(resource).Name))
            .Order(StringComparer.Ordinal)];
    }

    [Fact]
    public async Task MissingProject_IsReportedImmediately()
    {
        var failure = await Assert.ThrowsAsync<BuildFailedException>(
            () => ProjectBuild.RunAsync(_root.Combine("None.csproj"), new BuildOptions(), TestContext.Current.CancellationToken));
        Assert.Contains("None.csproj does not exist", failure.Message, StringComparison.Ordinal);
    }
}
