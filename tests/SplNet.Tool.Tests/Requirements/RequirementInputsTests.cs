using SplNet.Tool.Requirements;

namespace SplNet.Tool.Tests.Requirements;

/// <summary>What commands that others repeat call the assembly of a requirement.</summary>
public class RequirementInputsTests
{
    private static readonly string Here = Directory.GetCurrentDirectory();
    private static readonly string Above = Path.GetDirectoryName(Here)!;

    [Fact]
    public void NamedAssembly_KeepsItsName()
    {
        Assert.Equal(
            "./bin/My.dll", new RequirementInputs(["./bin/My.dll"], Home: null, Filter: null).NameOf(Path.Combine(Here, "bin", "My.dll")));
        Assert.Equal("../My.dll", new RequirementInputs(["perf.spl"], "../My.dll", Filter: null).NameOf(Path.Combine(Above, "My.dll")));
    }

    [Fact]
    public void OtherAssembly_IsRelativeToTheCurrentFolderIfInside()
    {
        var full = Path.Combine(Here, "bin", "My.dll");
        Assert.Equal(Path.Combine("bin", "My.dll"), new RequirementInputs([full], Home: null, Filter: null).NameOf(full));
        Assert.Equal(
            Path.Combine(Above, "My.dll"),
            new RequirementInputs(["perf.spl"], Home: null, Filter: null).NameOf(Path.Combine(Above, "My.dll")));
    }
}
