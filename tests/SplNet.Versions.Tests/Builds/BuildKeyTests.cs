using SplNet.Versions.Builds;

namespace SplNet.Versions.Tests.Builds;

public class BuildKeyTests
{
    private static readonly BuildRequest Request = Sources.Request(new BuildOptions(), ("a", "b"));

    [Fact]
    public void EveryBuildInput_IsPartOfTheKey()
    {
        BuildRequest[] requests =
        [
            Request,
            Request with { SourceKey = "other" },
            Request with { ProjectPath = "Other.csproj" },
            With(static options => options with { Configuration = "Debug" }),
            With(static options => options with { TargetFramework = "net8.0" }),
            Request with { LibraryPath = "Library.csproj" }, // then a program has its host
            With(static options => options with { TargetFramework = "net8.0" }) with { LibraryPath = "Library.csproj" },
            With(static options => options with { HostFramework = "net11.0" }),
            With(static options => options with { SdkPin = SdkPin.Respected }),
            With(static options => options with { DroppedPackages = ["A"] }),
            With(static options => options with { SkippedSubmodules = ["A"] }),
            With(static options => options with { IgnoresWarningsAsErrors = true }),
            With(static options => options with { SkipsPackageValidation = true }),
            With(static options => options with { RunsAnalyzers = true }),
            With(static options => options with { BuildCommand = "make" }),
            With(static options => options with { BuiltFile = "make" }),
            With(static options => options with { Properties = new Dictionary<string, string>(StringComparer.Ordinal) { ["A"] = "B" } }),
        ];
        var keys = requests.Select(static request => BuildKey.Of(request, "10.0.100")).Append(BuildKey.Of(Request, "10.0.200")).ToList();
        Assert.Equal(keys, keys.Distinct(StringComparer.Ordinal));
    }

    [Fact]
    public void NameTimeAndPathSpelling_AreNotPartOfTheKey() =>
        Assert.Equal(
            BuildKey.Of(Request, "10.0.100"),
            BuildKey.Of(
                With(static options => options with { Timeout = TimeSpan.FromSeconds(1) }) with
                {
                    Name = "HEAD",
                    ProjectPath = Request.ProjectPath.Replace('/', '\\'),
                },
                "10.0.100"));

    private static BuildRequest With(Func<BuildOptions, BuildOptions> change) => Request with { Options = change(Request.Options) };
}
