using System.Reflection.Emit;
using System.Runtime.Versioning;
using SplNet.Tests.Shared;
using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Tests;

public sealed class AssemblyFrameworkTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-framework-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Theory]
    [InlineData(null, "net8.0")]
    [InlineData("Windows7.0", "net8.0-windows7.0")]
    public void Framework_HasThePlatform(string? platform, string framework)
    {
        var path = Path.Combine(_folder, "Lib.dll");
        EmittedAssembly.Write(
            path, "1.0.0.0", null, platform is null
                ? []
                : [new CustomAttributeBuilder(typeof(TargetPlatformAttribute).GetConstructor([typeof(string)])!, [platform])]);
        Assert.Equal(framework, AssemblyFramework.Of(path));
    }
}
