using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text;

namespace SplNet.Versions.Assemblies;

/// <summary>The preprocessor symbols of an assembly, read from its debugging symbols (the compilation options of a portable PDB).</summary>
internal static class PreprocessorSymbols
{
    private const string Defined = "define";

    private static readonly Guid CompilationOptions = new("B5FEEC05-8CD0-4A83-96DA-466284BB4BD8");

    /// <summary>Gets their names; null if they are not recorded.</summary>
    /// <param name="assembly">The path of the assembly; its symbols are embedded or next to it.</param>
    public static IReadOnlyList<string>? Of(string assembly)
    {
        using var file = new PEReader(File.OpenRead(assembly));
        if (!file.TryOpenAssociatedPortablePdb(
            assembly, static path => File.Exists(path) ? File.OpenRead(path) : null, out var symbols, out _))
            return null;
        using (symbols)
        {
            var reader = symbols!.GetMetadataReader();
            foreach (var handle in reader.GetCustomDebugInformation(System.Reflection.Metadata.EntityHandle.ModuleDefinition))
            {
                var information = reader.GetCustomDebugInformation(handle);
                if (reader.GetGuid(information.Kind) == CompilationOptions)
                    return Names(reader.GetBlobReader(information.Value));
            }
        }

        return null;
    }

    // Names and values alternate, each terminated by a zero.
    private static string[] Names(BlobReader options)
    {
        var texts = Encoding.UTF8.GetString(options.ReadBytes(options.Length)).Split('\0');
        for (var index = 0; index + 1 < texts.Length; index += 2)
        {
            if (texts[index] == Defined)
                return texts[index + 1].Split(',', StringSplitOptions.RemoveEmptyEntries);
        }

        return [];
    }
}
