using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>The code of one assembly in the form in which two builds are compared, without counting it.</summary>
internal static class BuiltCode
{
    /// <summary>Reads an assembly.</summary>
    /// <param name="path">Its path.</param>
    public static LibraryCode Read(string path)
    {
        using var module = ModuleDefinition.ReadModule(path);
        var library = new LibraryCode();
        library.Assemblies.Add(module.Assembly.Name.Name);
        foreach (var reference in module.AssemblyReferences)
            library.References.Add($"{reference.Name} {reference.Version}");
        var types = module.GetTypes().ToList();
        var users = new UserMethods(types);
        var code = new ComparedCode(types);
        library.AddShape("assembly " + module.Assembly.Name.Name, code.ShapeOf(module));
        foreach (var (key, shape) in code.Shapes())
            library.AddShape(key, shape);
        foreach (var (method, identity) in code.Methods)
            library.Parts.Add(new MethodPart
            {
                Key = MethodKey.Of(method),
                User = MethodKey.Of(users.Of(method)),
                Assembly = 0,
                Text = string.Empty,
                Identity = identity,
            });
        return library;
    }
}
