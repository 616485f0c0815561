using Mono.Cecil;

namespace SplNet.Causes.Counting;

/// <summary>
/// Finds assemblies in the folder of the library and in the folders of the shared frameworks, and returns the assemblies of the library,
/// which are read once.
/// </summary>
internal sealed class LibraryResolver : DefaultAssemblyResolver
{
    private readonly HashSet<string> _own = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>Makes one.</summary>
    /// <param name="folders">The folders of the assemblies.</param>
    public LibraryResolver(IEnumerable<string> folders)
    {
        // The default folders are the working folder and Mono's.
        foreach (var guess in GetSearchDirectories())
            RemoveSearchDirectory(guess);
        foreach (var folder in folders)
            AddSearchDirectory(folder);
    }

    /// <summary>Adds an assembly to the library.</summary>
    public void Own(AssemblyDefinition assembly)
    {
        RegisterAssembly(assembly);
        _own.Add(assembly.Name.Name);
    }

    /// <summary>The definition of a type, if the library has it; otherwise null.</summary>
    public TypeDefinition? OwnType(TypeReference type)
    {
        if (type is ArrayType or PointerType or ByReferenceType)
            return null;
        var element = type.GetElementType();
        return element as TypeDefinition
            ?? (element.Scope is AssemblyNameReference scope && _own.Contains(scope.Name) ? element.Resolve() : null);
    }
}
