using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>A program in the work tree of a sample library, which knows what the library's methods are measured on.</summary>
internal static class SampleProgram
{
    private const string Source = """
        namespace Perf;

        internal static class Arrays
        {
            // An assembly that nothing uses is no reference of the built program.
            private static void Main() => Sorting.Sorter.Sort([]);

            public static int[] Shuffled(int count, Random random) => [.. Enumerable.Range(0, count).OrderBy(_ => random.Next())];

            public static int[] Sorted(int count) => [.. Enumerable.Range(0, count)];
        }
        """;

    /// <summary>Builds it.</summary>
    /// <param name="workTree">The work tree.</param>
    /// <param name="library">The folder of the library in it.</param>
    /// <returns>The path of the assembly.</returns>
    public static async Task<string> BuildAsync(string workTree, string library)
    {
        var folder = Directory.CreateDirectory(Path.Combine(workTree, "perf")).FullName;
        await File.WriteAllTextAsync(Path.Combine(folder, "Perf.csproj"), Project(library));
        await File.WriteAllTextAsync(Path.Combine(folder, "Arrays.cs"), Source);
        var build = await Command.RunAsync(
            "dotnet", ["build", folder, "-c", "Release", $"-p:Library={Path.GetDirectoryName(Built.Stated)}"],
            ("MSBUILDDISABLENODEREUSE", "1"), ("UseSharedCompilation", "false"));
        Assert.True(build.ExitCode == 0, build.Output + build.Errors);
        return Path.Combine(folder, "bin", "Release", "net10.0", "Perf.dll");
    }

    private static string Project(string library) => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <OutputType>Exe</OutputType>
            <TargetFramework>net10.0</TargetFramework>
            <ImplicitUsings>enable</ImplicitUsings>
            <NuGetAudit>false</NuGetAudit>
          </PropertyGroup>
          <ItemGroup>
            <ProjectReference Include="../{library}/Sorting.csproj" />
            <Reference Include="$(Library)/*.dll" Exclude="$(Library)/SplNet.Tests.*.dll" />
            <None Include="$(Library)/SplNet.Host.*" CopyToOutputDirectory="PreserveNewest" />
          </ItemGroup>
        </Project>
        """;
}
