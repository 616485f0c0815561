using System.Reflection;
using System.Reflection.Emit;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>A small assembly, written as compilers do. Each has an identifier of its own, as every build of changed sources has.</summary>
internal sealed record EmittedLibrary
{
    /// <summary>The commit that the compiler writes into it.</summary>
    public string Commit { get; init; } = new('a', 40);

    /// <summary>What its method returns.</summary>
    public int Constant { get; init; } = 1;

    /// <summary>The initial value of an array.</summary>
    public byte[] Data { get; init; } = [1, 2, 3, 4, 5, 6, 7, 8];

    /// <summary>Embedded symbols, or none.</summary>
    public byte[]? Symbols { get; init; }

    public void Write(string path)
    {
        var debug = new DebugDirectoryBuilder();
        if (Symbols is not null)
            debug.AddEmbeddedPortablePdbEntry(BlobOf(Symbols), 0x100);
        var metadata = Library().GenerateMetadata(out var code, out var data);
        var image = new BlobBuilder();
        new ManagedPEBuilder(
            PEHeaderBuilder.CreateLibraryHeader(), new MetadataRootBuilder(metadata), code, data,
            debugDirectoryBuilder: Symbols is null ? null : debug)
            .Serialize(image);
        File.WriteAllBytes(path, image.ToArray());
    }

    private PersistedAssemblyBuilder Library()
    {
        var version = typeof(AssemblyInformationalVersionAttribute).GetConstructor([typeof(string)])!;
        var library = new PersistedAssemblyBuilder(
            new AssemblyName("Lib"), typeof(object).Assembly, [new CustomAttributeBuilder(version, ["1.0.0+" + Commit])]);
        var type = library.DefineDynamicModule("Lib").DefineType("Lib", TypeAttributes.Public);
        type.DefineInitializedData("Values", Data, FieldAttributes.Public);
        var code = type.DefineMethod("Constant", MethodAttributes.Public | MethodAttributes.Static, typeof(int), []).GetILGenerator();
        code.Emit(OpCodes.Ldc_I4, Constant);
        code.Emit(OpCodes.Ret);
        type.CreateType();
        return library;
    }

    private static BlobBuilder BlobOf(byte[] bytes)
    {
        var blob = new BlobBuilder();
        blob.WriteBytes(bytes);
        return blob;
    }
}
