namespace SplNet.Binding;

/// <summary>A member of a type, from reflection or from a compiler: what binding asks of it.</summary>
internal abstract class MemberModel
{
    public abstract MemberKind Kind { get; }

    public abstract string Name { get; }

    public abstract bool IsPublic { get; }

    /// <summary>True for what needs no object; a property is as its getter.</summary>
    public abstract bool IsStatic { get; }

    public abstract bool IsAbstract { get; }

    /// <summary>The type arguments of a method; its type parameters where none are given.</summary>
    public abstract IReadOnlyList<TypeModel> TypeArguments { get; }

    /// <summary>The parameters of a call, or of an indexer.</summary>
    public abstract IReadOnlyList<ParameterModel> Parameters { get; }

    /// <summary>What it gives; a constructor gives its type.</summary>
    public abstract TypeModel Result { get; }

    /// <summary>The getter of a property that has one.</summary>
    public abstract MemberModel? Getter { get; }

    public bool NeedsInstance => Kind != MemberKind.Constructor && !IsStatic;

    public IReadOnlyList<TypeModel> ParameterTypes => [.. Parameters.Select(static parameter => parameter.Type)];

    /// <summary>True if a type that it names is missing.</summary>
    public bool IsIncomplete => Result.Is(TypeTraits.Incomplete) || Parameters.Any(static parameter => parameter.Type.Is(TypeTraits.Incomplete));

    /// <summary>What a call of it calls: a method, a constructor, the getter of a property.</summary>
    public MemberModel? Callable => Kind switch
    {
        MemberKind.Property => Getter,
        MemberKind.Field => null,
        _ => this,
    };

    /// <summary>The method with type arguments, as many as it takes; null if its constraints refuse them.</summary>
    public abstract MemberModel? Construct(IReadOnlyList<TypeModel> arguments);
}
