using System.Reflection;
using System.Reflection.Emit;
using SplNet.Arguments.Reflection;

namespace SplNet.Evaluation.Artifacts;

/// <summary>A class with a method per operand, which BenchmarkDotNet's reports name; nothing is ever called on it.</summary>
internal static class PlaceholderType
{
    private const string Fallback = "Experiment";

    /// <summary>Makes a class.</summary>
    /// <param name="name">Its full name, as far as it can be one.</param>
    /// <param name="methods">How many methods it gets.</param>
    public static IReadOnlyList<MethodInfo> Methods(string name, int methods)
    {
        var module = DynamicAssembly.Define("SplNet.Operands").DefineDynamicModule("operands");
        var type = module.DefineType(name.Length == 0 ? Fallback : name, TypeAttributes.Public | TypeAttributes.Class);
        for (var index = 0; index < methods; index++)
        {
            type.DefineMethod(NameOf(index), MethodAttributes.Public, typeof(void), Type.EmptyTypes).GetILGenerator().Emit(OpCodes.Ret);
        }

        var created = type.CreateType();
        return [.. Enumerable.Range(0, methods).Select(index => created.GetMethod(NameOf(index))!)];
    }

    private static string NameOf(int index) => "Operand" + index.ToString(System.Globalization.CultureInfo.InvariantCulture);
}
