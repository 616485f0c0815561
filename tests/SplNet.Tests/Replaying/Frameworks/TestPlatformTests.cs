using System.Reflection;
using System.Text;
using SplNet.UnitTests;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>What runs the tests, read off the program and its arguments.</summary>
public sealed class TestPlatformTests
{
    private static readonly Assembly Program = typeof(TestPlatformTests).Assembly;

    [Fact]
    public void UnknownRunner_IsRunByDotNetTest() =>
        Assert.Equal(TestPlatform.Vstest, TestPlatforms.Of(typeof(Engine).Assembly, [], hasPlatform: false));

    [Fact]
    public void MissingProgram_IsRunByDotNetTest() => Assert.Equal(TestPlatform.Vstest, TestPlatforms.Of(null, [], hasPlatform: true));

    [Theory]
    [InlineData("--server")]
    [InlineData("--internal-msbuild-node")]
    public void ProgramStartedByDotNetTest_IsRunByIt(string argument) =>
        Assert.Equal(TestPlatform.DotNetTest, TestPlatforms.Of(Program, ["tests.dll", argument, "value"], hasPlatform: true));

    [Theory]
    [InlineData("@@")]
    [InlineData("-automated")]
    public void ProgramStartedByAnXunitRunner_IsRunByDotNetTest(string argument) =>
        Assert.Equal(TestPlatform.Vstest, TestPlatforms.Of(Program, ["tests.dll", argument, "value"], hasPlatform: true));

    [Fact]
    public void RenamedVstestHost_IsRecognisedByItsReferences()
    {
        var host = Assembly.Load(Renamed("testhost", "otherrun"));
        Assert.Equal("otherrun", host.GetName().Name);
        Assert.Equal(TestPlatform.Vstest, TestPlatforms.Of(host, ["otherrun.dll", "--port", "1"], hasPlatform: true));
    }

    [Fact]
    public void ProgramOfTheTests_IsStartedAgain() =>
        Assert.Equal(TestPlatform.Program, TestPlatforms.Of(Program, ["tests.dll"], hasPlatform: true));

    [Fact]
    public void XunitProgram_HasItsOwnRunner() =>
        Assert.Equal(TestPlatform.XunitProgram, TestPlatforms.Of(Program, ["tests.dll"], hasPlatform: false));

    // The name stands among the names of the file, each of which ends with a zero.
    private static byte[] Renamed(string name, string other)
    {
        var assembly = File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, name + ".dll"));
        Encoding.UTF8.GetBytes(other).CopyTo(assembly, assembly.AsSpan().IndexOf(Encoding.UTF8.GetBytes($"\0{name}\0")) + 1);
        return assembly;
    }
}
