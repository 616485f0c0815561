using SplNet.Versions.Builds.Running;

namespace SplNet.Versions.Tests.Builds;

public class BuildEnvironmentTests
{
    [Theory]
    [InlineData("GIT_DIR")]
    [InlineData("GIT_WORK_TREE")]
    [InlineData("GIT_INDEX_FILE")]
    [InlineData("MSBuildSDKsPath")]
    [InlineData("OUTDIR")]
    [InlineData("BaseOutputPath")]
    [InlineData("ArtifactsPath")]
    public void VariablesOfAnotherRepositoryOrBuild_AreNotPassedOn(string name) => Assert.DoesNotContain(name, Of(name).Keys);

    [Theory]
    [InlineData("GIT_CONFIG_COUNT")]
    [InlineData("GIT_SSH_COMMAND")]
    [InlineData("HTTPS_PROXY")]
    public void VariablesOfTheUser_ArePassedOn(string name) => Assert.Equal("theirs", Of(name)[name]);

    private static Dictionary<string, string?> Of(string name)
    {
        var environment = new Dictionary<string, string?>(StringComparer.Ordinal) { [name] = "theirs" };
        BuildEnvironment.Apply(environment);
        return environment;
    }
}
