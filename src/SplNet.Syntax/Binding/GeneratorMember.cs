namespace SplNet.Syntax.Binding;

/// <summary>A member that is a generator.</summary>
/// <param name="Member">A method, a constructor, a property or a field.</param>
/// <param name="Type">The type through which it was named.</param>
internal sealed record GeneratorMember(MemberModel Member, TypeModel Type)
{
    public TypeModel Result => Member.Result;

    /// <summary>Gets the parameters that the formula fills.</summary>
    public ParameterModel[] Parameters { get; } = Array.FindAll(Member.Parameters, static parameter => !IsRandom(parameter));

    /// <summary>True if a parameter is an enumeration, whose values matter.</summary>
    public bool DependsOnValues { get; } = ArgumentFit.DependOnValues(Member.Parameters);

    public bool TakesRandom => Array.Exists(Member.Parameters, IsRandom);

    /// <summary>
    /// True for a field or a property, which may return the same objects each time, and for a method that returns the value of one.
    /// </summary>
    public bool IsKept => Member.Kind is MemberKind.Field or MemberKind.Property || Member.GivesWhatIsHeld;

    /// <summary>True if it needs an object and its type is abstract, so that only derived types have objects.</summary>
    public bool MissesObject { get; } = Member.NeedsInstance && Type.Is(TypeTraits.Abstract);

    /// <summary>Gets the reason why it cannot be called, or null.</summary>
    public string? Refusal { get; } = RefusalOf(Member, Type);

    /// <summary>True for a parameter that the random numbers of the run fill.</summary>
    public static bool IsRandom(ParameterModel parameter) => parameter.Type.IsOf("System.Random");

    private static string? RefusalOf(MemberModel member, TypeModel type)
    {
        if (member.Result.IsOf("System.Void"))
            return "it returns nothing";
        if (Array.Exists(member.Parameters, static parameter =>
            parameter.Type.Shape is TypeShape.Reference or TypeShape.Pointer || parameter.Type.Is(TypeTraits.RefLike)))
            return "it has a ref parameter, a pointer or a span";
        if (type.IsOpen)
            return $"{type} is an open generic type";
        return !member.NeedsInstance || type.Is(TypeTraits.Value) || type.Is(TypeTraits.Abstract) || HasConstructor(type) ? null
            : $"it needs an object, but {type} lacks a parameterless constructor; make it static";
    }

    private static bool HasConstructor(TypeModel type) => type.Is(TypeTraits.Referenced)
        || Array.Exists(type.Members(NamedMember.Constructor), static constructor => constructor.Parameters.Length == 0);
}
