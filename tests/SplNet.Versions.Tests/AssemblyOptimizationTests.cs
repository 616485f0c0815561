using System.Diagnostics;
using System.Reflection;
using System.Reflection.Emit;
using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Tests;

public sealed class AssemblyOptimizationTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData(DebuggableAttribute.DebuggingModes.Default | DebuggableAttribute.DebuggingModes.DisableOptimizations, true)]
    [InlineData(DebuggableAttribute.DebuggingModes.IgnoreSymbolStoreSequencePoints, false)]
    public void Modes_IdentifyDebugBuilds(DebuggableAttribute.DebuggingModes modes, bool isDebug) =>
        Assert.Equal(isDebug, IsDebug(new CustomAttributeBuilder(
            typeof(DebuggableAttribute).GetConstructor([typeof(DebuggableAttribute.DebuggingModes)])!, [modes])));

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void OlderForm_IdentifiesDebugBuilds(bool isDisabled) =>
        Assert.Equal(isDisabled, IsDebug(
            new CustomAttributeBuilder(typeof(DebuggableAttribute).GetConstructor([typeof(bool), typeof(bool)])!, [true, isDisabled])));

    [Fact]
    public void NoAttribute_IsOptimised() => Assert.False(IsDebug());

    [Theory]
    [InlineData("Release", true)]
    [InlineData("release", true)]
    [InlineData("Debug", false)]
    [InlineData(null, false)]
    public void Configuration_IdentifiesReleaseBuilds(string? configuration, bool isRelease)
    {
        EmittedAssembly.Write(
            _folder["Lib.dll"], "1.0.0.0", null, configuration is null
                ? []
                : [new CustomAttributeBuilder(typeof(AssemblyConfigurationAttribute).GetConstructor([typeof(string)])!, [configuration])]);
        Assert.Equal(isRelease, AssemblyOptimization.IsRelease(_folder["Lib.dll"]));
    }

    private bool IsDebug(params CustomAttributeBuilder[] attributes)
    {
        EmittedAssembly.Write(_folder["Lib.dll"], "1.0.0.0", null, attributes);
        return AssemblyOptimization.IsDebug(_folder["Lib.dll"]);
    }
}
