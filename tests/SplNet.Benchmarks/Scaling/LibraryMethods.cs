using Mono.Cecil;
using Mono.Cecil.Cil;
using SplNet.Causes.Counting;
using SplNet.Causes.Differences;

namespace SplNet.Benchmarks.Scaling;

/// <summary>An assembly of small methods, a hundred in each class, each of which calls the one before.</summary>
internal static class LibraryMethods
{
    private const int MethodsOfAClass = 100;
    private const string FileName = "Library.dll";

    public static Action PrepareCounting(int size, string folder)
    {
        Write(Path.Combine(folder, FileName), size, changed: -1);
        return () =>
        {
            var library = CountedLibrary.Write(folder, [FileName], [Path.GetDirectoryName(typeof(object).Assembly.Location)!]);
            if (library.Parts.Count < size)
                throw new InvalidOperationException($"{library.Parts.Count} methods were counted of {size}.");
        };
    }

    public static Action PrepareComparing(int size, string folder)
    {
        var (before, after) = (Path.Combine(folder, "before.dll"), Path.Combine(folder, "after.dll"));
        Write(before, size, changed: -1);
        Write(after, size, changed: size / 2);
        return () =>
        {
            var difference = LibraryDifference.Between(BuiltCode.Read(before), BuiltCode.Read(after));
            if (difference.Methods.Count != 1)
                throw new InvalidOperationException($"{difference.Methods.Count} methods differ.");
        };
    }

    private static void Write(string path, int size, int changed)
    {
        using var assembly = AssemblyDefinition.CreateAssembly(
            new AssemblyNameDefinition("Library", new Version(1, 0)), "Library", ModuleKind.Dll);
        var module = assembly.MainModule;
        TypeDefinition? type = null;
        MethodDefinition? previous = null;
        for (var number = 0; number < size; number++)
        {
            if (number % MethodsOfAClass == 0)
            {
                type = new TypeDefinition(
                    "Library", FormattableString.Invariant($"Class{number / MethodsOfAClass}"),
                    TypeAttributes.Public | TypeAttributes.Abstract | TypeAttributes.Sealed, module.TypeSystem.Object);
                module.Types.Add(type);
            }

            var method = new MethodDefinition(
                FormattableString.Invariant($"Method{number}"), MethodAttributes.Public | MethodAttributes.Static, module.TypeSystem.Int32);
            method.Parameters.Add(new ParameterDefinition(module.TypeSystem.Int32));
            var code = method.Body.GetILProcessor();
            code.Emit(OpCodes.Ldarg_0);
            code.Emit(OpCodes.Ldc_I4, number == changed ? -1 : number);
            code.Emit(OpCodes.Add);
            if (previous is not null)
                code.Emit(OpCodes.Call, previous);
            code.Emit(OpCodes.Ret);
            type!.Methods.Add(method);
            previous = method;
        }

        assembly.Write(path);
    }
}
