using System.Reflection;

namespace SplNet.Binding;

/// <summary>A call of the member that is a generator.</summary>
/// <param name="member">A method, a constructor, a property or a field.</param>
/// <param name="type">The type through which it was named.</param>
/// <param name="values">The values of its parameters, but for the random numbers.</param>
internal sealed class GeneratorCall(MemberInfo member, Type type, IReadOnlyList<object> values)
{
    private readonly Lazy<object?> _target = new(() => IsStatic(member) ? null : Activator.CreateInstance(type, nonPublic: true));

    public Type Result => ResultOf(member);

    public bool TakesRandom => ParametersOf(member).Any(static parameter => parameter.ParameterType == typeof(Random));

    /// <summary>Why it cannot be called, or null.</summary>
    public string? Refusal
    {
        get
        {
            if (Result == typeof(void))
                return "it returns nothing";
            if (ParametersOf(member).Any(static parameter => parameter.ParameterType.IsByRef || parameter.ParameterType.IsPointer || parameter.ParameterType.IsByRefLike))
                return "it has a ref parameter, a pointer or a span";
            if (type.ContainsGenericParameters)
                return $"{TypeText.Of(type)} is an open generic type";
            return IsStatic(member) || type.IsValueType || (!type.IsAbstract && HasConstructor()) ? null
                : $"it needs an object, and {TypeText.Of(type)} has no constructor without parameters; make it static";
        }
    }

    /// <summary>Calls it; exceptions come out as they are.</summary>
    /// <param name="random">The random numbers, for a parameter of that type.</param>
    public object? Invoke(Random random)
    {
        var next = 0;
        object?[] arguments = [.. ParametersOf(member).Select(parameter => parameter.ParameterType == typeof(Random) ? random : values[next++])];
        return member switch
        {
            ConstructorInfo constructor => constructor.Invoke(BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null),
            MethodInfo method => method.Invoke(_target.Value, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null),
            PropertyInfo property => property.GetValue(_target.Value, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null),
            _ => ((FieldInfo)member).GetValue(_target.Value),
        };
    }

    public static Type ResultOf(MemberInfo member) => member switch
    {
        MethodInfo method => method.ReturnType,
        PropertyInfo property => property.PropertyType,
        FieldInfo field => field.FieldType,
        _ => member.DeclaringType!,
    };

    public static ParameterInfo[] ParametersOf(MemberInfo member) => member switch
    {
        MethodBase method => method.GetParameters(),
        PropertyInfo property => property.GetIndexParameters(),
        _ => [],
    };

    private static bool IsStatic(MemberInfo member) => member switch
    {
        ConstructorInfo => true,
        MethodInfo method => method.IsStatic,
        PropertyInfo property => property.GetMethod is { IsStatic: true },
        _ => ((FieldInfo)member).IsStatic,
    };

    private bool HasConstructor() => type.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, []) is not null;
}
