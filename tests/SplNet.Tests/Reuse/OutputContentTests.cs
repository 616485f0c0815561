using System.Reflection;
using System.Reflection.Emit;
using SplNet.Reuse;
using SplNet.Tests.Launching;

namespace SplNet.Tests.Reuse;

/// <summary>What makes the output of a test another one.</summary>
public sealed class OutputContentTests : IDisposable
{
    private static readonly string Commit = new('a', 40);

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AnotherBuildOfTheSameSources_IsTheSame()
    {
        var key = Key("one", Commit, 1);
        Assert.Equal(key, Key("two", Commit, 1));
        Assert.Equal(key, Key("three", new string('b', 40), 1));
        Assert.NotEqual(File.ReadAllBytes(PathOf("one", "Lib.dll")), File.ReadAllBytes(PathOf("three", "Lib.dll")));
    }

    [Fact]
    public void AnotherConstantInAMethod_IsAnother() => Assert.NotEqual(Key("one", Commit, 1), Key("two", Commit, 2));

    [Theory]
    [InlineData("Lib.runtimeconfig.json", false)]
    [InlineData("libnative.so", false)]
    [InlineData("data/input.txt", false)]
    [InlineData("Lib.pdb", true)]
    [InlineData("Lib.xml", true)]
    [InlineData("TestResults/run.bin", true)]
    [InlineData("BenchmarkDotNet.Artifacts/results.json", true)]
    public void FileBesideIt_Counts_IfItCanBeReadByTheTest(string file, bool isSame)
    {
        var before = Key("one", Commit, 1);
        var path = PathOf("one", file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, "one");
        var added = OutputContent.KeyOf(PathOf("one"));
        Assert.Equal(isSame, added == before);
        File.WriteAllText(path, "two");
        Assert.Equal(isSame, OutputContent.KeyOf(PathOf("one")) == added);
    }

    [Fact]
    public void RenamedFile_IsAnother()
    {
        var before = Key("one", Commit, 1);
        File.Move(PathOf("one", "Lib.dll"), PathOf("one", "Other.dll"));
        Assert.NotEqual(before, OutputContent.KeyOf(PathOf("one")));
    }

    [Fact]
    public void FolderThatIsMissing_HasNoKey() => Assert.Null(OutputContent.KeyOf(PathOf("nowhere")));

    [Fact]
    public void OutputOfThisTest_IsTheSameEachTime() =>
        Assert.Equal(OutputContent.KeyOf(AppContext.BaseDirectory), OutputContent.KeyOf(AppContext.BaseDirectory));

    private string PathOf(params string[] parts) => Path.Combine([_folder.Location, .. parts]);

    private string? Key(string folder, string commit, int constant)
    {
        Directory.CreateDirectory(PathOf(folder));
        Emit(PathOf(folder, "Lib.dll"), commit, constant);
        return OutputContent.KeyOf(PathOf(folder));
    }

    // Each has an identifier of its own, as every build of changed sources has.
    private static void Emit(string path, string commit, int constant)
    {
        var constructor = typeof(AssemblyInformationalVersionAttribute).GetConstructor([typeof(string)])!;
        var assembly = new PersistedAssemblyBuilder(new AssemblyName("Lib"), typeof(object).Assembly, [new CustomAttributeBuilder(constructor, ["1.0.0+" + commit])]);
        var type = assembly.DefineDynamicModule("Lib").DefineType("Lib", TypeAttributes.Public);
        var code = type.DefineMethod("Constant", MethodAttributes.Public | MethodAttributes.Static, typeof(int), []).GetILGenerator();
        code.Emit(OpCodes.Ldc_I4, constant);
        code.Emit(OpCodes.Ret);
        type.CreateType();
        assembly.Save(path);
    }
}
