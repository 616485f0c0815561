using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Tests;

/// <summary>What assemblies refer to.</summary>
public sealed class AssemblyReferencesTests
{
    [Fact]
    public void Closure_HasAssembliesOfTheFolderButNotOfTheFramework()
    {
        var closure = AssemblyReferences.Closure(AppContext.BaseDirectory, "SplNet.Versions", "NotThere");

        Assert.Equal("SplNet.Versions", closure[0]);
        Assert.Contains("LibGit2Sharp", closure);
        Assert.DoesNotContain("System.Runtime", closure);
        Assert.DoesNotContain("NotThere", closure);
    }
}
