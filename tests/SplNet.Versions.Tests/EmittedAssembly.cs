using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Versioning;

namespace SplNet.Versions.Tests;

/// <summary>Assemblies without a compiler.</summary>
internal static class EmittedAssembly
{
    /// <summary>Writes an assembly with one class.</summary>
    public static void Write(string path, string version, byte[]? publicKey = null, params CustomAttributeBuilder[] attributes)
    {
        var name = new AssemblyName(System.IO.Path.GetFileNameWithoutExtension(path)) { Version = Version.Parse(version) };
        name.SetPublicKey(publicKey);
        var framework = new CustomAttributeBuilder(
            typeof(TargetFrameworkAttribute).GetConstructor([typeof(string)])!, [".NETCoreApp,Version=v8.0"]);
        var assembly = new PersistedAssemblyBuilder(name, typeof(object).Assembly, [framework, .. attributes]);
        assembly.DefineDynamicModule(name.Name!).DefineType("Content", TypeAttributes.Public | TypeAttributes.Class).CreateType();
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(path)!);
        assembly.Save(path);
    }
}
