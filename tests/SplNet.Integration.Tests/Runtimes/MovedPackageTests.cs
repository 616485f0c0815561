using SplNet.Tests.Shared;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Integration.Tests.Runtimes;

/// <summary>
/// Old versions of a library that refers to Microsoft.Extensions.Options and Microsoft.Extensions.Primitives. On .NET 10 these are
/// packages, and from .NET 11 on they are part of the framework, whose assemblies refer to the framework's versions of them.
/// </summary>
[Trait("Category", "Long")]
public sealed class MovedPackageTests(PackedSplNet packed)
{
    private const string Options = "<PackageReference Include=\"Microsoft.Extensions.Options\" Version=\"10.0.10\" />";

    [Theory]
    [InlineData("net10.0", ".NET 10.")]
    [InlineData("net11.0", ".NET 11.")]
    public async Task VersionWithOlderPackages_IsMeasuredOnBothRuntimes(string framework, string runtime)
    {
        Assert.SkipUnless(InstalledRuntime.Has(11), InstalledRuntime.Reason(11));
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var program = packed.NewProject($"moved-{framework}").With("DOTNET_ROLL_FORWARD", "Minor")
            .With("SPLNET_CACHE", OwnedFolder.Create("splnet-moved-")).With("SPLNET_REPORT", "full")
            .Add("Directory.Build.targets", $"""<Project><Import Project="{Repository.PathOf("tests/net11/net11.targets")}" /></Project>""")
            .Add(".gitignore", "bin/\nobj/\nnuget.config\n")
            .Add("Library/Library.csproj", Project("net10.0", Options.Replace("10.0.10", "6.0.0", StringComparison.Ordinal)))
            .Add("Library/Work.cs", Work(factor: 10))
            .Add("Performance/Performance.csproj", Project(
                framework,
                """<PackageReference Include="SplNet" Version="0.1.0" /><ProjectReference Include="../Library/Library.csproj" />""",
                "<OutputType>Exe</OutputType>"))
            .Add("Performance/Program.cs", """
                using SplNet;

                Console.WriteLine(new Experiment((now, before, allocated) => allocated(now) < allocated(before))
                {
                    ["now"] = Operand.Of(() => Work.Make()),
                    ["before"] = Operand.Of(() => Work.Make()).At("v1"),
                    Options = new ExperimentOptions { Runs = 2, Iterations = 2 },
                }.Run());
                """);
        var folder = program.PathOf(".");
        GitCommand.Run(folder, "init", "--quiet");
        GitCommand.Run(folder, "add", "--all");
        GitCommand.Run(folder, "commit", "--quiet", "--message", "one");
        GitCommand.Run(folder, "tag", "v1");
        program.Add("Library/Library.csproj", Project("net10.0", Options)).Add("Library/Work.cs", Work(factor: 5));

        var built = await program.RunAsync("build", "Performance", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
        var measured = await program.RunAsync(Path.Combine("Performance", "bin", "Release", framework, "Performance.dll"));
        Assert.Contains("PASS  allocated(now) < allocated(before)", measured.Text, StringComparison.Ordinal);
        Assert.Contains(runtime, measured.Text, StringComparison.Ordinal);
    }

    private static string Project(string framework, string references, string properties = "") => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>{framework}</TargetFramework>
            <ImplicitUsings>enable</ImplicitUsings>
            <NuGetAudit>false</NuGetAudit>
            {properties}
          </PropertyGroup>
          <ItemGroup>{references}</ItemGroup>
        </Project>
        """;

    private static string Work(int factor) => $$"""
        using Microsoft.Extensions.Options;
        using Microsoft.Extensions.Primitives;

        public sealed class Setting
        {
            public int Size { get; set; } = 100;
        }

        public static class Work
        {
            private static readonly IOptions<Setting> Settings = Options.Create(new Setting());

            public static byte[] Make() => new byte[(Settings.Value.Size * {{factor}}) + new StringSegment("abc").Length];
        }
        """;
}
