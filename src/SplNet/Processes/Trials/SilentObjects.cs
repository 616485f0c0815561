using System.Reflection;
using System.Reflection.Emit;
using SplNet.Arguments.Reflection;

namespace SplNet.Processes.Trials;

/// <summary>
/// Objects that replace the ones by which frameworks let tests write and ask: output is discarded, and questions get empty answers. They do
/// the same as the classes in generated sources.
/// </summary>
internal static class SilentObjects
{
    private const BindingFlags Members = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
    private const MethodAttributes Overriding = MethodAttributes.Virtual | MethodAttributes.HideBySig;

    private static readonly ModuleBuilder Module = DynamicAssembly.Define("SplNet.Silent").DefineDynamicModule("Silent");
    private static readonly Dictionary<Type, Type> Made = [];

    /// <summary>The framework's own object for the type, which says that no test runs; null if it has nothing.</summary>
    public static object? OwnOf(Type type) => type is { Name: "ITestContextAccessor" }
        ? Late.GetStatic(Late.Type("Xunit.v3.TestContextAccessor", "xunit.v3.core"), "Instance")
        : null;

    /// <summary>An object of an abstract class or an interface.</summary>
    /// <param name="type">The type.</param>
    /// <param name="properties">The properties of a test context.</param>
    public static object Of(Type type, IReadOnlyDictionary<string, object> properties)
    {
        if (!Made.TryGetValue(type, out var made))
            Made[type] = made = Make(type);
        var silent = Activator.CreateInstance(made)!;
        made.GetField("Known")!.SetValue(silent, new Dictionary<string, object>(properties, StringComparer.Ordinal));
        return silent;
    }

    private static Type Make(Type type)
    {
        var builder = Module.DefineType(
            $"Silent{Made.Count}", TypeAttributes.Public | TypeAttributes.Sealed, type.IsInterface ? typeof(object) : type,
            type.IsInterface ? [type] : []);
        var known = builder.DefineField("Known", typeof(Dictionary<string, object>), FieldAttributes.Public);
        builder.DefineDefaultConstructor(MethodAttributes.Public);
        foreach (var method in type.GetMethods(Members).Where(static one => one.IsAbstract))
            Implement(builder, method, known);
        return builder.CreateType();
    }

    private static void Implement(TypeBuilder builder, MethodInfo method, FieldInfo known)
    {
        var visibility = method.IsPublic ? MethodAttributes.Public : MethodAttributes.Family;
        var made = builder.DefineMethod(
            method.Name, Overriding | visibility, method.ReturnType, [.. method.GetParameters().Select(static one => one.ParameterType)]);
        var code = made.GetILGenerator();
        if (method.Name == "get_Properties" && method.ReturnType.IsAssignableFrom(known.FieldType))
        {
            code.Emit(OpCodes.Ldarg_0);
            code.Emit(OpCodes.Ldfld, known);
        }
        else if (method.ReturnType == typeof(string))
        {
            code.Emit(OpCodes.Ldstr, string.Empty);
        }
        else if (method.ReturnType == typeof(bool))
        {
            // A method that returns false wants no more messages.
            code.Emit(OpCodes.Ldc_I4_1);
        }
        else if (method.ReturnType != typeof(void))
        {
            code.Emit(OpCodes.Ldloc, code.DeclareLocal(method.ReturnType));
        }

        code.Emit(OpCodes.Ret);
    }
}
