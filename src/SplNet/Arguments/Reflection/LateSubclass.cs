using System.Reflection;
using System.Reflection.Emit;

namespace SplNet.Arguments.Reflection;

/// <summary>
/// Creates at run time a subclass of an abstract class from a library that SplNet does not reference. A function supplies the results of
/// its abstract members and of other named members, including members that a later version adds.
/// </summary>
internal static class LateSubclass
{
    private const string AnswerField = "Answer";

    /// <summary>Creates an object.</summary>
    /// <param name="abstractType">The abstract class; it has a parameterless constructor.</param>
    /// <param name="answer">Returns the result of a member from its name, such as <c>Write</c> or <c>get_Properties</c>, and its arguments;
    /// null for the default of its type.</param>
    /// <param name="overridden">Virtual members to override as well.</param>
    public static object Create(Type abstractType, Func<string, object?[], object?> answer, params string[] overridden)
    {
        var module = DynamicAssembly.Define($"SplNet.Late.{abstractType.Name}").DefineDynamicModule("Late");
        var type = module.DefineType($"Late{abstractType.Name}", TypeAttributes.Public | TypeAttributes.Sealed, abstractType);
        type.DefineDefaultConstructor(MethodAttributes.Public);
        var field = type.DefineField(AnswerField, answer.GetType(), FieldAttributes.Public);
        const BindingFlags any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
        foreach (var method in abstractType.GetMethods(any)
            .Where(method => method.IsAbstract || (method.IsVirtual && !method.IsFinal && overridden.Contains(method.Name))))
            Override(type, field, method);
        var made = type.CreateType();
        var instance = Activator.CreateInstance(made)!;
        made.GetField(AnswerField)!.SetValue(instance, answer);
        return instance;
    }

    private static void Override(TypeBuilder type, FieldInfo field, MethodInfo method)
    {
        var parameters = Array.ConvertAll(method.GetParameters(), static parameter => parameter.ParameterType);
        var attributes = (method.Attributes & ~(MethodAttributes.Abstract | MethodAttributes.NewSlot)) | MethodAttributes.HideBySig;
        var code = type.DefineMethod(method.Name, attributes, method.ReturnType, parameters).GetILGenerator();
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(OpCodes.Ldfld, field);
        code.Emit(OpCodes.Ldstr, method.Name);
        LoadArguments(code, parameters);
        code.Emit(OpCodes.Callvirt, field.FieldType.GetMethod("Invoke")!);
        Return(code, method.ReturnType);
    }

    private static void LoadArguments(ILGenerator code, Type[] parameters)
    {
        code.Emit(OpCodes.Ldc_I4, parameters.Length);
        code.Emit(OpCodes.Newarr, typeof(object));
        for (var index = 0; index < parameters.Length; index++)
        {
            code.Emit(OpCodes.Dup);
            code.Emit(OpCodes.Ldc_I4, index);
            code.Emit(OpCodes.Ldarg, index + 1);
            if (parameters[index].IsValueType)
                code.Emit(OpCodes.Box, parameters[index]);
            code.Emit(OpCodes.Stelem_Ref);
        }
    }

    private static void Return(ILGenerator code, Type type)
    {
        if (type == typeof(void))
        {
            code.Emit(OpCodes.Pop);
            code.Emit(OpCodes.Ret);
            return;
        }

        var answered = code.DefineLabel();
        code.Emit(OpCodes.Dup);
        code.Emit(OpCodes.Brtrue, answered);
        if (type.IsValueType)
        {
            var standard = code.DeclareLocal(type);
            code.Emit(OpCodes.Pop);
            code.Emit(OpCodes.Ldloca, standard);
            code.Emit(OpCodes.Initobj, type);
            code.Emit(OpCodes.Ldloc, standard);
            code.Emit(OpCodes.Ret);
        }

        code.MarkLabel(answered);
        code.Emit(OpCodes.Unbox_Any, type);
        code.Emit(OpCodes.Ret);
    }
}
