namespace SplNet.Binding;

/// <summary>The member that a generator is.</summary>
/// <param name="Member">A method, a constructor, a property or a field.</param>
/// <param name="Type">The type through which it was named.</param>
internal sealed record GeneratorMember(MemberModel Member, TypeModel Type)
{
    public TypeModel Result => Member.Result;

    /// <summary>The parameters that the formula fills.</summary>
    public IReadOnlyList<ParameterModel> Parameters { get; } = [.. Member.Parameters.Where(static parameter => !IsRandom(parameter))];

    public bool TakesRandom => Member.Parameters.Any(IsRandom);

    /// <summary>True for a field or a property, which may give the same objects each time.</summary>
    public bool IsKept => Member.Kind is MemberKind.Field or MemberKind.Property;

    /// <summary>Why it cannot be called, or null.</summary>
    public string? Refusal
    {
        get
        {
            if (Result.IsOf("System.Void"))
                return "it returns nothing";
            if (Member.Parameters.Any(static parameter => parameter.Type.Shape is TypeShape.Reference or TypeShape.Pointer || parameter.Type.Is(TypeTraits.RefLike)))
                return "it has a ref parameter, a pointer or a span";
            if (Type.IsOpen)
                return $"{Type} is an open generic type";
            return !Member.NeedsInstance || Type.Is(TypeTraits.Value) || (!Type.Is(TypeTraits.Abstract) && HasConstructor) ? null
                : $"it needs an object, and {Type} has no constructor without parameters; make it static";
        }
    }

    private bool HasConstructor => Type.Is(TypeTraits.Referenced) || Type.Members(NamedMember.Constructor).Any(static constructor => constructor.Parameters.Count == 0);

    /// <summary>True for a parameter that the random numbers of the run fill.</summary>
    public static bool IsRandom(ParameterModel parameter) => parameter.Type.IsOf("System.Random");
}
