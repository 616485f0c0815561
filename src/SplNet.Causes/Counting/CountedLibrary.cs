using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using Mono.Cecil;
using Mono.Cecil.Cil;
using SplNet.Causes.Code;
using ModuleDefinition = Mono.Cecil.ModuleDefinition;

namespace SplNet.Causes.Counting;

/// <summary>The counted copies of the assemblies of a library.</summary>
internal static class CountedLibrary
{
    // Reading and rewriting so many takes some ten seconds and a gigabyte.
    private const int MostMethods = 60_000;

    /// <summary>Reads assemblies and replaces them with counted copies.</summary>
    /// <param name="folder">A private copy of the output that has them.</param>
    /// <param name="files">Their files, relative to the folder; the most important first.</param>
    /// <param name="frameworks">Folders of the shared frameworks.</param>
    /// <param name="mostMethods">How many methods are counted at most.</param>
    public static LibraryCode Write(
        string folder, IReadOnlyList<string> files, IReadOnlyList<string> frameworks, int mostMethods = MostMethods)
    {
        using var resolver = new LibraryResolver([folder, .. frameworks]);
        var library = new LibraryCode();
        var assemblies = new List<(string Path, ModuleDefinition Module)>();
        try
        {
            var methods = 0;
            foreach (var file in files)
            {
                var path = Path.Combine(folder, file);
                if (Read(path, resolver, mostMethods, ref methods, library.Notes) is { } module)
                    assemblies.Add((path, module));
            }

            // All assemblies are known before the first is read, so that calls between them stay in the library.
            var counted = assemblies.ConvertAll(assembly => (assembly.Path, Copy: new CountedAssembly(assembly.Module, resolver)));
            foreach (var (_, copy) in counted)
                copy.Count(library);
            foreach (var (path, copy) in counted)
                copy.Write(path);
            return library;
        }
        finally
        {
            foreach (var (_, module) in assemblies)
                module.Dispose();
        }
    }

    private static ModuleDefinition? Read(string path, LibraryResolver resolver, int most, ref int methods, List<string> notes)
    {
        var name = Path.GetFileName(path);
        try
        {
            var own = MethodsIn(path);
            if (methods + own > most)
                return Refused(
                    notes, name, FormattableString.Invariant(
                        $"the library would have {methods + own:N0} methods with it, and no more than {most:N0} are counted"));
            methods += own;
            var module = Open(path, resolver);
            if (CountedAssembly.Refusal(module) is { } refusal)
            {
                module.Dispose();
                return Refused(notes, name, refusal);
            }

            resolver.Own(module.Assembly);
            return module;
        }
        catch (Exception failure) when (failure is BadImageFormatException or IOException or ArgumentException)
        {
            return Refused(notes, name, $"it cannot be read ({failure.Message.TrimEnd('.')})");
        }
    }

    /// <summary>Opens an assembly, with its symbols where they belong to it.</summary>
    /// <param name="path">Its path.</param>
    /// <param name="resolver">Finds the assemblies that it refers to.</param>
    public static ModuleDefinition Open(string path, LibraryResolver resolver)
    {
        var parameters = new ReaderParameters
        {
            AssemblyResolver = resolver,
            InMemory = true,
            ReadSymbols = true,
            SymbolReaderProvider = new DefaultSymbolReaderProvider(throwIfNoSymbol: false),
        };
        try
        {
            return ModuleDefinition.ReadModule(path, parameters);
        }
        catch (SymbolsNotMatchingException)
        {
            // The symbols are from a different build; without them only lines are missing.
            (parameters.ReadSymbols, parameters.SymbolReaderProvider) = (false, null);
            return ModuleDefinition.ReadModule(path, parameters);
        }
    }

    // The table of methods has the number before anything is read.
    private static int MethodsIn(string path)
    {
        using var file = new PEReader(File.OpenRead(path));
        return file.HasMetadata ? file.GetMetadataReader().MethodDefinitions.Count : throw new IOException("it is not an assembly");
    }

    private static ModuleDefinition? Refused(List<string> notes, string name, string why)
    {
        notes.Add($"{name} is not counted: {why}.");
        return null;
    }
}
