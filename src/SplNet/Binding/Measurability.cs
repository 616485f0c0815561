using System.Reflection;

namespace SplNet.Binding;

/// <summary>Whether a method can be measured, or why not.</summary>
internal static class Measurability
{
    private const string Wrap = "Measure a public method that calls it";

    /// <summary>Why the method cannot be measured and what to do, or null.</summary>
    public static (string Reason, string Advice)? Refusal(MethodBase method, Type type)
    {
        if (!method.IsPublic)
            return ("is not public", "Make it public, or measure a public method that calls it");
        if (NotVisible(type) is { } hidden)
            return ($"belongs to {TypeText.Of(hidden)}, which is not public", $"Make {TypeText.Of(hidden)} public, or measure a public method that calls it");
        if (type.ContainsGenericParameters)
            return ($"belongs to the open generic type {TypeText.Of(type)}", "Write its type with type arguments, as in List<int>.Contains");
        if (method.ContainsGenericParameters)
            return ("is generic, and has no type arguments here", $"Write them behind its name, as in {TypeText.Of(type)}.{method.Name}<int>");
        if (method is ConstructorInfo && type.IsAbstract)
            return ("constructs an abstract type", "Measure the constructor of a class that is derived from it");
        if (method is { IsStatic: true, IsAbstract: true })
            return ("is a static member of an interface", "Name the type that implements it");
        return method.GetParameters().Select(OfParameter).FirstOrDefault(static refusal => refusal is not null) ?? OfResult(method);
    }

    private static (string Reason, string Advice)? OfParameter(ParameterInfo parameter)
    {
        if (parameter.ParameterType.IsByRef)
            return ($"has the ref, in or out parameter '{parameter.Name}'", Wrap);
        if (parameter.ParameterType.IsPointer || parameter.ParameterType.IsFunctionPointer)
            return ($"has the pointer '{parameter.Name}' as a parameter", Wrap);
        return parameter.ParameterType.IsByRefLike
            ? ($"takes a span or another ref struct as '{parameter.Name}', which cannot be kept for the measurement", "Measure a method that takes the array")
            : null;
    }

    private static (string Reason, string Advice)? OfResult(MethodBase method) => method is MethodInfo { ReturnType: { } result }
        && (result.IsByRef || result.IsByRefLike || result.IsPointer || result.IsFunctionPointer)
        ? ("returns a reference, a pointer or a ref struct, which cannot be consumed", Wrap)
        : null;

    private static Type? NotVisible(Type type)
    {
        if (type.HasElementType)
            return NotVisible(type.GetElementType()!);
        for (var outer = type; outer is not null; outer = outer.DeclaringType)
        {
            if (!outer.IsPublic && !outer.IsNestedPublic)
                return outer;
        }

        return type.IsGenericType ? type.GetGenericArguments().Select(NotVisible).FirstOrDefault(static hidden => hidden is not null) : null;
    }
}
