using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>A clone of the sample history, and in it a program that knows what the sample's methods are measured on.</summary>
public sealed class SampleProgram : IDisposable
{
    private const string Project = """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <OutputType>Exe</OutputType>
            <TargetFramework>net10.0</TargetFramework>
            <ImplicitUsings>enable</ImplicitUsings>
            <NuGetAudit>false</NuGetAudit>
          </PropertyGroup>
          <ItemGroup>
            <ProjectReference Include="../src/Sorting/Sorting.csproj" />
            <Reference Include="$(Library)/*.dll" Exclude="$(Library)/SplNet.Tests.*.dll" />
            <None Include="$(Library)/SplNet.Host.*" CopyToOutputDirectory="PreserveNewest" />
          </ItemGroup>
        </Project>
        """;

    private const string Source = """
        namespace Perf;

        internal static class Arrays
        {
            // An assembly that nothing uses is no reference of the built program.
            private static void Main() => Sorting.Sorter.Sort([]);

            public static int[] Shuffled(int count, Random random) => [.. Enumerable.Range(0, count).OrderBy(_ => random.Next())];
        }
        """;

    private readonly TemporaryFolder _folder = new();
    private readonly SampleHistory _history = new();

    /// <summary>The work tree.</summary>
    public string Folder => _folder.Combine("clone");

    /// <summary>The built program.</summary>
    public string Assembly => Path.Combine(Folder, "perf", "bin", "Release", "net10.0", "Perf.dll");

    /// <summary>A cache of the tests' own.</summary>
    public string Cache => _folder.Combine("cache");

    public IReadOnlyList<SampleCommit> Commits => _history.Commits;

    /// <summary>Makes the clone.</summary>
    public static SampleProgram Cloned()
    {
        var sample = new SampleProgram();
        sample._history.Clone(sample._folder);
        return sample;
    }

    /// <summary>Makes the clone, and builds the program.</summary>
    public static async Task<SampleProgram> BuiltAsync()
    {
        var sample = Cloned();
        var folder = Directory.CreateDirectory(Path.Combine(sample.Folder, "perf")).FullName;
        await File.WriteAllTextAsync(Path.Combine(folder, "Perf.csproj"), Project);
        await File.WriteAllTextAsync(Path.Combine(folder, "Arrays.cs"), Source);
        var build = await Command.RunAsync(
            "dotnet", ["build", folder, "-c", "Release", $"-p:Library={Path.GetDirectoryName(Built.Stated)}"], ("MSBUILDDISABLENODEREUSE", "1"), ("UseSharedCompilation", "false"));
        Assert.True(build.ExitCode == 0, build.Output + build.Errors);
        return sample;
    }

    public void Dispose()
    {
        _history.Dispose();
        _folder.Dispose();
    }
}
