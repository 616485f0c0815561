using SplNet.Causes.Selection;
using SplNet.Causes.Tests.Building;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Selection;

public sealed class PackageReachTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-packages-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void Package_ReachesItsOwnAndReferencedAssemblies()
    {
        Compiler.Compile(
            _folder, "Quiet", ["public static class Quiet { public static int Get(string text) => text.Length + new List<int>().Count; }"]);
        Compiler.Compile(
            _folder, "Reading", ["public static class Reading { public static string Get(string path) => File.ReadAllText(path); }"]);
        Compiler.Compile(
            _folder,
            "Searching",
            ["public static class Searching { public static int Get(object one) => one.GetType().Assembly.GetTypes().Length; }"]);
        Compiler.Compile(
            _folder,
            "Upper",
            ["public static class Upper { public static string Get(string path) => Reading.Get(path) + Searching.Get(path); }"],
            ["Reading", "Searching"]);
        File.WriteAllText(Path.Combine(_folder, "Broken.dll"), "no assembly");
        var packages = new PackageReach(_folder);

        Assert.Equal(Reach.None, packages.Of("Quiet"));
        Assert.Equal(Reach.Files, packages.Of("Reading"));
        Assert.Equal(Reach.Members | Reach.Discovery, packages.Of("Searching"));
        Assert.Equal(Reach.Members | Reach.Discovery | Reach.Files, packages.Of("Upper"));
        Assert.Equal(Reach.Members | Reach.Discovery | Reach.Files, packages.Of("Broken"));
        Assert.Equal(Reach.None, packages.Of("System.Runtime"));
    }
}
