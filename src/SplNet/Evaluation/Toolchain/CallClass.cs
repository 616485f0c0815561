using System.Reflection;
using System.Reflection.Emit;
using SplNet.Arguments.Reflection;

namespace SplNet.Evaluation.Toolchain;

/// <summary>
/// A class with one method that performs a functor's call. Generated programs derive from the class of a benchmark, which the class
/// that declares the call may forbid; so they get a class in between. Its substitute in this process has the same names and does nothing.
/// </summary>
/// <param name="Type">The substitute.</param>
/// <param name="Code">The source of the class.</param>
internal sealed record CallClass(Type Type, string Code)
{
    public const string MethodName = "Call";

    private const string Space = "SplNetCalls";

    private static readonly ModuleBuilder Module = DynamicAssembly.Define("SplNet.Calls").DefineDynamicModule("calls");

    private static int _made;

    public MethodInfo Method => Type.GetMethod(MethodName)!;

    /// <summary>Makes a class.</summary>
    /// <param name="result">The type that the call returns.</param>
    /// <param name="members">Further members that the source needs, or nothing.</param>
    /// <param name="call">The expression of the call.</param>
    public static CallClass Of(Type result, string members, string call)
    {
        var name = $"Call{Interlocked.Increment(ref _made).ToString(System.Globalization.CultureInfo.InvariantCulture)}";
        var type = Module.DefineType($"{Space}.{name}", TypeAttributes.Public | TypeAttributes.Class);
        type.DefineDefaultConstructor(MethodAttributes.Public);
        var code = type.DefineMethod(MethodName, MethodAttributes.Public, result, Type.EmptyTypes).GetILGenerator();
        code.Emit(OpCodes.Newobj, typeof(NotSupportedException).GetConstructor(Type.EmptyTypes)!);
        code.Emit(OpCodes.Throw);
        return new CallClass(
            type.CreateType(),
            $"namespace {Space} {{ public class {name} {{ {members} public {CSharpName.Of(result)} {MethodName}() => {call}; }} }}");
    }
}
