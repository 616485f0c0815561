using SplNet.Tests.Shared;
using SplNet.Versioning;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds.Running;
using SplNet.Versions.Cache;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tests.Versioning;

/// <summary>
/// A repository with a library that is built by its solution: what the project imports by <c>$(SolutionDir)</c> defines a symbol with which
/// the library does less. The code of its commit v1 and of today is the same.
/// </summary>
public sealed class BuiltRepository : IDisposable
{
    private const string Source = """
        namespace Lib;
        public static class Summer
        {
        #if FAST
            private const int Part = 20;
        #else
            private const int Part = 1;
        #endif
            public static int Sum(int n) { var s = 0; for (var i = 0; i < n / Part; i++) s += i; return s + More(); }
            private static int More()
            {
        #if MORE
                return 1;
        #else
                return 0;
        #endif
            }
        }
        internal static class Stamp
        {
        #if STAMPED
            internal static string Version() => "2";
        #else
            internal static string Version() => "1";
        #endif
        }
        """;

    /// <summary>Makes it.</summary>
    public BuiltRepository()
    {
        Root = RealPath.Of(OwnedFolder.Create("splnet-repository-"));
        Add("common.props", "<Project><PropertyGroup><DefineConstants>$(DefineConstants);FAST</DefineConstants></PropertyGroup></Project>");
        Add("Lib/Lib.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <Import Project="$(SolutionDir)common.props" Condition="Exists('$(SolutionDir)common.props')" />
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><DefineConstants>$(DefineConstants);$(Extra)</DefineConstants></PropertyGroup>
            </Project>
            """);
        Add("Lib/Summer.cs", Source);
        Add("All.slnx", """<Solution><Project Path="Lib/Lib.csproj" /></Solution>""");
        Add(".gitignore", "bin/\nobj/\ncache/\n");
        GitCommand.Run(Root, "init", "--quiet");
        Commit("v1");
        Add("later", "later");
        Commit("v2");
    }

    /// <summary>The root of the work tree.</summary>
    public string Root { get; }

    /// <summary>The library that the user has built; it stands for tests with it as well.</summary>
    public string Library => Path.Combine(Root, "Lib", "bin", "Release", "net10.0", "Lib.dll");

    /// <summary>Builds as the user does.</summary>
    public async Task BuildAsync(string what, params string[] properties)
    {
        using var processes = new StepProcesses(Guid.NewGuid().ToString("N"));
        var built = await processes.RunAsync(
            DotNetCommand.Path(), ["build", what, "-c", "Release", "-v", "q", "--no-incremental", .. properties], Root,
            CancellationToken.None);
        Assert.True(built.ExitCode == 0, built.Text);
    }

    /// <summary>Finds v1 in order to compare it with what is built.</summary>
    internal async Task<BuiltVersion> FindAsync(VersionOptions? options = null)
    {
        var finder = new VersionFinder(
            Library, (options ?? new VersionOptions()) with { Repository = Root }, comparesWithCurrent: true,
            new CacheOptions { Folder = Path.Combine(Root, "cache") });
        using var found = await finder.FindAsync(Revision.Git("v1"), "Lib", CancellationToken.None);
        return found.Version;
    }

    /// <summary>Writes a file.</summary>
    public void Add(string file, string content)
    {
        var path = Path.Combine(Root, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content);
    }

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(Root);

    private void Commit(string tag)
    {
        GitCommand.Run(Root, "add", "--all");
        GitCommand.Run(Root, "commit", "--quiet", "-m", tag);
        GitCommand.Run(Root, "tag", tag);
    }
}
