namespace SplNet.Syntax.Binding;

/// <summary>A member of a type, from reflection or from a compiler: what binding asks of it.</summary>
internal abstract class MemberModel
{
    // Asked for again and again by every formula that names the member; to find one twice at a time does no harm.
    private TypeModel[]? _typeArguments;
    private ParameterModel[]? _parameters;
    private TypeModel[]? _parameterTypes;
    private TypeModel? _result;
    private GeneratorMember? _generator;

    public abstract MemberKind Kind { get; }

    public abstract string Name { get; }

    public abstract bool IsPublic { get; }

    /// <summary>True for what needs no object; a property is as its getter.</summary>
    public abstract bool IsStatic { get; }

    public abstract bool IsAbstract { get; }

    /// <summary>The type arguments of a method; its type parameters where none are given.</summary>
    public TypeModel[] TypeArguments => _typeArguments ??= ReadTypeArguments();

    /// <summary>The parameters of a call, or of an indexer.</summary>
    public ParameterModel[] Parameters => _parameters ??= ReadParameters();

    /// <summary>What it gives; a constructor gives its type.</summary>
    public TypeModel Result => _result ??= ReadResult();

    /// <summary>What is left to do when a call of it returns.</summary>
    public abstract UnfinishedWork Unfinished { get; }

    /// <summary>True for a method that does nothing but give what a static field or property holds.</summary>
    public abstract bool GivesWhatIsHeld { get; }

    /// <summary>The getter of a property that has one.</summary>
    public abstract MemberModel? Getter { get; }

    public bool NeedsInstance => Kind != MemberKind.Constructor && !IsStatic;

    public TypeModel[] ParameterTypes => _parameterTypes ??= Array.ConvertAll(Parameters, static parameter => parameter.Type);

    /// <summary>True if a type that it names is missing.</summary>
    public bool IsIncomplete => Result.Is(TypeTraits.Incomplete) || Array.Exists(Parameters, static parameter => parameter.Type.Is(TypeTraits.Incomplete));

    /// <summary>What a call of it calls: a method, a constructor, the getter of a property.</summary>
    public MemberModel? Callable => Kind switch
    {
        MemberKind.Property => Getter,
        MemberKind.Field => null,
        _ => this,
    };

    /// <summary>The member as a generator.</summary>
    /// <param name="type">The type through which it was named.</param>
    public GeneratorMember AsGenerator(TypeModel type) =>
        _generator is { } known && known.Type.Equals(type) ? known : _generator = new GeneratorMember(this, type);

    /// <summary>The method with type arguments, as many as it takes; null if its constraints refuse them.</summary>
    public abstract MemberModel? Construct(TypeModel[] arguments);

    protected abstract TypeModel[] ReadTypeArguments();

    protected abstract ParameterModel[] ReadParameters();

    protected abstract TypeModel ReadResult();
}

/// <summary>A parameter.</summary>
/// <param name="Name">Its name; null for one without.</param>
/// <param name="Type">Its type, a reference for <c>ref</c>, <c>in</c> and <c>out</c>.</param>
/// <param name="IsOptional">True if it has a default value.</param>
internal sealed record ParameterModel(string? Name, TypeModel Type, bool IsOptional);

/// <summary>What a member is.</summary>
internal enum MemberKind
{
    Method,
    Constructor,
    Property,
    Field,
}
