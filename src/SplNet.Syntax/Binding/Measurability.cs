namespace SplNet.Syntax.Binding;

/// <summary>Decides whether a method can be measured, and why not.</summary>
internal static class Measurability
{
    private const string Wrap = "Measure a public method that calls it";

    /// <summary>Explains why the method cannot be measured and what to do, or null.</summary>
    public static (string Reason, string Advice)? Refusal(MemberModel method, TypeModel type)
    {
        if (!method.IsPublic)
            return ("is not public", "Make it public, or measure a public method that calls it");
        if (NotVisible(type) is { } hidden)
            return ($"belongs to {hidden}, which is not public", $"Make {hidden} public, or measure a public method that calls it");
        if (type.IsOpen)
            return ($"belongs to the open generic type {type}", "Write its type with type arguments, as in List<int>.Contains");
        if (method.Kind == MemberKind.Constructor && type.Is(TypeTraits.Abstract))
            return ("constructs an abstract type", "Measure the constructor of a class that is derived from it");
        if (method is { IsStatic: true, IsAbstract: true })
            return ("is a static member of an interface", "Name the type that implements it");
        if (type.Is(TypeTraits.RefLike) && (method.NeedsInstance || method.Kind == MemberKind.Constructor))
            return OfRefStruct(method, type);
        foreach (var parameter in method.Parameters)
        {
            if (OfParameter(parameter) is { } refusal)
                return refusal;
        }

        return OfResult(method);
    }

    /// <summary>
    /// Explains why measuring the method that a formula means is useless, and what to do, or null. Another overload does not replace it,
    /// because the formula would then call a different method than C# calls with the same arguments.
    /// </summary>
    public static (string Reason, string Advice)? Unfinished(MemberModel method) => method.Unfinished switch
    {
        UnfinishedWork.Iterator => (
            "is an iterator: its code runs only when its result is enumerated",
            "Measure a public method that enumerates it, with ToList() or foreach"),
        UnfinishedWork.AsyncVoid =>
            ("is async void and cannot be awaited, so the code after its first await is not measured", "Return a Task, which is awaited"),
        _ => null,
    };

    private static (string Reason, string Advice) OfRefStruct(MemberModel method, TypeModel type) => method.Kind == MemberKind.Constructor
        ? ($"makes the ref struct {type}, which cannot be consumed", Wrap)
        : ($"is called on the ref struct {type}, which cannot be kept for the measurement", Wrap);

    private static (string Reason, string Advice)? OfParameter(ParameterModel parameter)
    {
        if (parameter.Type.Shape == TypeShape.Reference)
            return ($"has the ref, in or out parameter '{parameter.Name}'", Wrap);
        if (IsPointer(parameter.Type))
            return ($"has the pointer '{parameter.Name}' as a parameter", Wrap);
        return parameter.Type.Is(TypeTraits.RefLike)
            ? (
                $"takes a span or another ref struct as '{parameter.Name}', which cannot be kept for the measurement",
                "Measure a method that takes the array")
            : null;
    }

    private static (string Reason, string Advice)? OfResult(MemberModel method) =>
        method.Kind != MemberKind.Constructor
        && (method.Result.Shape == TypeShape.Reference || IsPointer(method.Result) || method.Result.Is(TypeTraits.RefLike))
            ? ("returns a reference, a pointer or a ref struct, which cannot be consumed", Wrap)
            : null;

    private static bool IsPointer(TypeModel type) => type.Shape is TypeShape.Pointer or TypeShape.FunctionPointer;

    private static TypeModel? NotVisible(TypeModel type)
    {
        if (type.Element is { } element)
            return NotVisible(element);
        for (var outer = type; outer is not null; outer = outer.Container)
        {
            if (!outer.Is(TypeTraits.Public))
                return outer;
        }

        foreach (var argument in type.Arguments)
        {
            if (NotVisible(argument) is { } hidden)
                return hidden;
        }

        return null;
    }
}
