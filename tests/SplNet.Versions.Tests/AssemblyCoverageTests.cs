using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Loader;
using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Tests;

/// <summary>Assemblies that count which of their lines run. What tools really write is tried in users' projects.</summary>
public sealed class AssemblyCoverageTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("Coverlet.Core.Instrumentation.Tracker.Lib_6a8fac94-942a-49c1-9274-07094440c85d", true)]
    [InlineData(
        "Microsoft.CodeCoverage.Instrumentation.Static.Tracker.StaticManagedTrackerTemplate_f3b993bb-cbc8-4c70-bb1d-e7fa03930959", true)]
    [InlineData("Coverlet.Core.Instrumentation.Instrumenter", false)]
    [InlineData("Lib.Tracker", false)]
    public void TrackerType_IsDetectedInFilesAndInMemory(string added, bool counts)
    {
        var assembly = new PersistedAssemblyBuilder(new AssemblyName("Lib"), typeof(object).Assembly);
        var module = assembly.DefineDynamicModule("Lib");
        module.DefineType("Lib.Content", TypeAttributes.Public | TypeAttributes.Class).CreateType();
        module.DefineType(added, TypeAttributes.Class).CreateType();
        assembly.Save(_folder["Lib.dll"]);
        var context = new AssemblyLoadContext(name: null, isCollectible: true);
        using var content = new MemoryStream(File.ReadAllBytes(_folder["Lib.dll"]));

        Assert.Equal(
            (counts, counts), (AssemblyCoverage.Counts(_folder["Lib.dll"]), AssemblyCoverage.Counts(context.LoadFromStream(content))));

        context.Unload();
    }

    [Fact]
    public void DynamicAssembly_HasNoCoverage() =>
        Assert.False(
            AssemblyCoverage.Counts(AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Lib"), AssemblyBuilderAccess.RunAndCollect)));
}
