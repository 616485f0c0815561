using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Compiling;
using SplNet.Mutations.Controls;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Controls;

public class ControlTests
{
    private const string Text = "public static class My { public static int Used(int x) { return x * 2; " +
        "} public static int Idle(int x) { return x * 3; } public static int Short() => 1; }";

    [Fact]
    public void Identity_HasTheSameCodeInAnotherAssembly()
    {
        var project = Project(Text);
        var identities = IdentityMutants.Of(project, 3).ToList();
        Assert.Equal(["IDENTITY-1", "IDENTITY-2", "IDENTITY-3"], identities.Select(static identity => identity.Mutant.Id));
        Assert.All(identities, identity =>
        {
            Assert.Null(identity.Error);
            Assert.True(identity.IsEquivalent);
            Assert.NotEqual(ModuleId(project.Baseline), ModuleId(identity.Assembly!));
        });
        Assert.Equal(
            4, identities.Select(static identity => ModuleId(identity.Assembly!)).Append(ModuleId(project.Baseline)).Distinct().Count());
    }

    [Fact]
    public void Layout_ChangesOnlyWhatNoTestExecutes()
    {
        var project = Project(Text);
        var layouts = LayoutMutants.Of(project, new HashSet<string> { "My::Used(System.Int32)" }, 4).ToList();
        Assert.Equal(["LAYOUT-1", "LAYOUT-2", "LAYOUT-3", "LAYOUT-4"], layouts.Select(static layout => layout.Mutant.Id));
        Assert.All(layouts, static layout =>
        {
            Assert.Null(layout.Error);
            Assert.False(layout.IsEquivalent);
            Assert.DoesNotContain("My::Used(System.Int32)", layout.ChangedMethods);
            using var loaded = new LoadedAssembly(layout.Assembly!);
            Assert.Equal("14 21", $"{loaded.Call("My", "Used", 7)} {loaded.Call("My", "Idle", 7)}");
        });
        Assert.Equal(["My::Idle(System.Int32)"], layouts[0].ChangedMethods);
        Assert.Equal(["My::Idle(System.Int32)"], layouts[2].ChangedMethods);
        Assert.All([1, 3], index =>
            Assert.All(layouts[index].ChangedMethods, static method => Assert.DoesNotContain("My::", method, StringComparison.Ordinal)));
        Assert.Equal(5, layouts.Select(static layout => ModuleId(layout.Assembly!)).Append(ModuleId(project.Baseline)).Distinct().Count());
    }

    [Fact]
    public void FullyExecutedType_GetsPaddingNextToIt()
    {
        var layout = Assert.Single(
            LayoutMutants.Of(Project(Text), new HashSet<string> { "My::Used(System.Int32)", "My::Idle(System.Int32)" }, 1));
        Assert.Null(layout.Error);
        Assert.NotEmpty(layout.ChangedMethods);
        Assert.DoesNotContain(layout.ChangedMethods, static method => method.StartsWith("My::", StringComparison.Ordinal));
    }

    [Fact]
    public void OlderLanguage_IsAlsoPadded()
    {
        var project = MutatedProject.Of(
            SourceProject.Of(LanguageVersion.CSharp7_3, "public static class My { public static int Used() { return 1; } }"), []);
        Assert.False(project.HasModuleInitializers);
        Assert.All(
            LayoutMutants.Of(project, new HashSet<string> { "My::Used()" }, 2).Concat(IdentityMutants.Of(project, 1)),
            static control => Assert.Null(control.Error));
    }

    private static MutatedProject Project(string text) => MutatedProject.Of(SourceProject.Of(text), [new Ptw()]);

    private static Guid ModuleId(byte[] assembly)
    {
        using var reader = new PEReader(new MemoryStream(assembly));
        var metadata = reader.GetMetadataReader();
        return metadata.GetGuid(metadata.GetModuleDefinition().Mvid);
    }
}
