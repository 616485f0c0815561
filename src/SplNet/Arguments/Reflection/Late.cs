using System.Reflection;

namespace SplNet.Arguments.Reflection;

/// <summary>
/// Binds types and members of libraries that SplNet does not reference, by name at run time. SplNet therefore depends on none of their
/// versions, and on no part of their public API except the names that it uses. Arguments are passed by parameter name, because parameters
/// come and go with versions, but those that stay keep their names.
/// </summary>
internal static class Late
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic
        | BindingFlags.FlattenHierarchy;

    /// <summary>The type from the first of these assemblies that has it; null if there is none.</summary>
    public static Type? Type(string name, params string[] assemblies) =>
        assemblies.Select(assembly => System.Type.GetType($"{name}, {assembly}", throwOnError: false))
            .FirstOrDefault(static type => type is not null);

    /// <summary>
    /// The value of a property, or of the last property in a path (<c>TestMethod.TestClass.Class</c>); null if any is null or missing.
    /// </summary>
    public static object? Get(object? instance, string path)
    {
        foreach (var name in path.Split('.'))
            instance = instance is null ? null : Property(instance.GetType(), name)?.GetValue(instance);
        return instance;
    }

    /// <summary>The value of a static property or field; null if it is null or missing.</summary>
    public static object? GetStatic(Type? type, string name) =>
        type is null ? null : Property(type, name) is { } property ? property.GetValue(null) : type.GetField(name, Any)?.GetValue(null);

    /// <summary>Sets a property, even one that only its own library may set; does nothing if it is missing.</summary>
    public static void Set(object instance, string name, object? value) => Setter(instance.GetType(), name)?.SetValue(instance, value);

    /// <summary>Sets a static property, even one that only its own library may set; does nothing if it is missing.</summary>
    public static void SetStatic(Type type, string name, object? value) => Setter(type, name)?.SetValue(null, value);

    /// <summary>Calls a method of an object, even one that it has only through an interface; its own exception is thrown.</summary>
    /// <exception cref="MissingMethodException">No overload takes the arguments.</exception>
    public static object? Call(object instance, string method, params (string Name, object? Value)[] arguments) =>
        Invoke(
            Methods(instance.GetType(), method).Concat(instance.GetType().GetInterfaces().SelectMany(one => Methods(one, method))),
            instance, $"{instance.GetType()}.{method}", arguments);

    /// <summary>Calls a method of an interface that an object implements; the object may have other methods with the same name.</summary>
    /// <exception cref="MissingMethodException">No overload takes the arguments.</exception>
    public static object? CallInterface(object instance, string name, string method, params (string Name, object? Value)[] arguments) =>
        Invoke(
            instance.GetType().GetInterfaces().Where(one => one.FullName == name).SelectMany(one => Methods(one, method)), instance,
            $"{name}.{method}", arguments);

    /// <summary>Calls a static method of a type; its own exception is thrown.</summary>
    /// <exception cref="MissingMethodException">No overload takes the arguments.</exception>
    public static object? CallStatic(Type type, string method, params (string Name, object? Value)[] arguments) =>
        Invoke(Methods(type, method), instance: null, $"{type}.{method}", arguments);

    /// <summary>Creates an object.</summary>
    /// <exception cref="MissingMethodException">No constructor takes the arguments.</exception>
    public static object New(Type type, params (string Name, object? Value)[] arguments)
    {
        var (constructor, values) = Best(type.GetConstructors(), arguments)
            ?? throw new MissingMethodException($"{type} does not have a constructor that takes {Names(arguments)}.");
        return ((ConstructorInfo)constructor).Invoke(BindingFlags.DoNotWrapExceptions, binder: null, values, culture: null);
    }

    /// <summary>Awaits the return value of a method, and returns its result if there is one.</summary>
    public static object? Await(object? returned)
    {
        var type = returned?.GetType();
        if (type is { IsGenericType: true } && type.GetGenericTypeDefinition() == typeof(ValueTask<>))
            returned = type.GetMethod(nameof(ValueTask<>.AsTask))!.Invoke(returned, null);
        switch (returned)
        {
            case Task task:
                task.GetAwaiter().GetResult();
                return task.GetType().GetProperty(nameof(Task<>.Result))?.GetValue(task);
            case ValueTask task:
                task.GetAwaiter().GetResult();
                return null;
            default:
                return returned;
        }
    }

    private static object? Invoke(
        IEnumerable<MethodInfo> overloads, object? instance, string name, (string Name, object? Value)[] arguments)
    {
        var (method, values) = Best(overloads, arguments)
            ?? throw new MissingMethodException($"No overload of {name} takes {Names(arguments)}.");
        return method.Invoke(instance, BindingFlags.DoNotWrapExceptions, binder: null, values, culture: null);
    }

    // Chooses the overload that takes the most arguments; of several, the one with the fewest parameters left unset.
    private static (MethodBase Method, object?[] Values)? Best(
        IEnumerable<MethodBase> overloads, (string Name, object? Value)[] arguments) => overloads
            .Select(method => (Method: method, Parameters: method.GetParameters()))
            .Where(one =>
                arguments.Length == 0 || one.Parameters.Any(parameter => arguments.Any(argument => argument.Name == parameter.Name)))
            .Where(one => Array.TrueForAll(one.Parameters, parameter => Fits(parameter, arguments)))
            .OrderByDescending(one => one.Parameters.Count(parameter => IsGiven(parameter, arguments)))
            .ThenBy(one => one.Parameters.Count(parameter => !IsGiven(parameter, arguments)))
            .Select(one =>
                ((MethodBase, object?[])?)(one.Method, Array.ConvertAll(one.Parameters, parameter => Value(parameter, arguments))))
            .FirstOrDefault();

    private static bool IsGiven(ParameterInfo parameter, (string Name, object? Value)[] arguments) =>
        Array.Exists(arguments, argument => argument.Name == parameter.Name);

    private static bool Fits(ParameterInfo parameter, (string Name, object? Value)[] arguments) =>
        Array.Find(arguments, argument => argument.Name == parameter.Name).Value is not { } value
        || parameter.ParameterType.IsInstanceOfType(value) || IsNameOfConstant(parameter, value);

    private static object? Value(ParameterInfo parameter, (string Name, object? Value)[] arguments)
    {
        if (IsGiven(parameter, arguments))
        {
            var value = Array.Find(arguments, argument => argument.Name == parameter.Name).Value;
            return value is not null && IsNameOfConstant(parameter, value) ? Enum.Parse(parameter.ParameterType, (string)value) : value;
        }

        if (parameter.HasDefaultValue && parameter.DefaultValue is { } standard)
            return standard;
        return parameter.ParameterType.IsValueType ? Activator.CreateInstance(parameter.ParameterType) : null;
    }

    private static bool IsNameOfConstant(ParameterInfo parameter, object value) => parameter.ParameterType.IsEnum && value is string;

    private static IEnumerable<MethodInfo> Methods(Type type, string name) =>
        type.GetMethods(Any).Where(method => method.Name == name && !method.IsGenericMethodDefinition);

    // Finds a hidden or overridden property in its most derived form, and an explicitly implemented one in its interface.
    private static PropertyInfo? Property(Type type, string name) =>
        Hierarchy(type).Concat(type.GetInterfaces()).Select(one => one.GetProperty(name, Any | BindingFlags.DeclaredOnly))
            .FirstOrDefault(static property => property?.CanRead == true);

    private static PropertyInfo? Setter(Type type, string name) =>
        Hierarchy(type).Select(one => one.GetProperty(name, Any | BindingFlags.DeclaredOnly))
            .FirstOrDefault(static property => property?.CanWrite == true);

    private static IEnumerable<Type> Hierarchy(Type type)
    {
        for (var current = type; current is not null; current = current.BaseType)
            yield return current;
    }

    private static string Names((string Name, object? Value)[] arguments) =>
        arguments.Length == 0 ? "nothing" : string.Join(", ", arguments.Select(static argument => argument.Name));
}
