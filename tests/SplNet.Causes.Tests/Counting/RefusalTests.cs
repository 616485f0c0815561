using System.Reflection.PortableExecutable;
using SplNet.Causes.Counting;
using SplNet.Causes.Tests.Building;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Counting;

public class RefusalTests
{
    private const string Source = "namespace Sut; public static class Shop { public static int Open() => 1; }";

    // In the header of managed code (ECMA-335, II.25.3.3).
    private const int OffsetOfFlags = 16;

    private readonly string _folder = OwnedFolder.Create("splnet-causes-");

    [Fact]
    public void AssemblyCountedTwice_IsReported()
    {
        Compile();
        Write();
        Assert.Equal(["Sut.dll is not counted: it is a counted copy already."], Write());
    }

    [Fact]
    public void ReferenceAssembly_IsReported()
    {
        Compiler.Compile(_folder, "Sut", [Source, "[assembly: System.Runtime.CompilerServices.ReferenceAssembly]"]);
        Assert.Equal(["Sut.dll is not counted: it is a reference assembly, without code."], Write());
    }

    [Fact]
    public void NativeCode_IsReported()
    {
        Compile();
        var image = File.ReadAllBytes(PathOfLibrary);
        using (var headers = new PEReader(new MemoryStream(image)))
            image[headers.PEHeaders.CorHeaderStartOffset + OffsetOfFlags] &= unchecked((byte)~CorFlags.ILOnly);
        File.WriteAllBytes(PathOfLibrary, image);
        Assert.Equal(["Sut.dll is not counted: it holds native code (C++/CLI)."], Write());
    }

    [Fact]
    public void FileThatIsNotAnAssembly_IsReported()
    {
        File.WriteAllText(PathOfLibrary, "nothing");
        Assert.StartsWith("Sut.dll is not counted: it cannot be read", Assert.Single(Write()), StringComparison.Ordinal);
    }

    [Fact]
    public void SymbolsOfAnotherBuild_CostOnlyLines()
    {
        Compile();
        var symbols = File.ReadAllBytes(Path.ChangeExtension(PathOfLibrary, ".pdb"));
        Compiler.Compile(_folder, "Sut", [Source.Replace("1", "2", StringComparison.Ordinal)]);
        File.WriteAllBytes(Path.ChangeExtension(PathOfLibrary, ".pdb"), symbols);
        var library = CountedLibrary.Write(_folder, ["Sut.dll"], Frameworks);
        Assert.Empty(library.Notes);
        Assert.All(library.Parts, static part => Assert.Null(part.File));
    }

    [Fact]
    public void OtherAssemblies_AreCountedDespiteARefusedOne()
    {
        Compile();
        File.WriteAllText(Path.Combine(_folder, "Other.dll"), "nothing");
        Assert.Equal(["Sut"], CountedLibrary.Write(_folder, ["Other.dll", "Sut.dll"], Frameworks).Assemblies);
    }

    [Fact]
    public void LibraryWithTooManyMethods_IsCountedPartly()
    {
        Compile();
        Compiler.Compile(_folder, "Large", ["namespace Large; public class C { " +
            string.Concat(Enumerable.Range(0, 20).Select(static number => $"public int M{number}() => {number};")) + " }"]);
        var library = CountedLibrary.Write(_folder, ["Sut.dll", "Large.dll"], Frameworks, mostMethods: 10);
        Assert.Equal(["Sut"], library.Assemblies);
        Assert.Equal(
            "Large.dll is not counted: the library would have 22 methods with it, and no more than 10 are counted.",
            Assert.Single(library.Notes));
    }

    [Theory]
    [InlineData(Microsoft.CodeAnalysis.OptimizationLevel.Debug, 1)]
    [InlineData(Microsoft.CodeAnalysis.OptimizationLevel.Release, 0)]
    public void DebugBuild_IsRecognised(Microsoft.CodeAnalysis.OptimizationLevel level, int unoptimised)
    {
        Compiler.Compile(_folder, "Sut", [Source], level: level);
        Assert.Equal(unoptimised, CountedLibrary.Write(_folder, ["Sut.dll"], Frameworks).Unoptimised.Count);
    }

    private static string[] Frameworks => [Path.GetDirectoryName(typeof(object).Assembly.Location)!];

    private string PathOfLibrary => Path.Combine(_folder, "Sut.dll");

    private void Compile() => Compiler.Compile(_folder, "Sut", [Source]);

    private List<string> Write() => CountedLibrary.Write(_folder, ["Sut.dll"], Frameworks).Notes;
}
