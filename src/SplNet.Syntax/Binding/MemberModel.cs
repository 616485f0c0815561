namespace SplNet.Syntax.Binding;

/// <summary>A member of a type, from reflection or from a compiler, as binding needs it.</summary>
internal abstract class MemberModel
{
    // Every formula that names the member reads it repeatedly. Computing it twice at the same time is harmless.
    private TypeModel[]? _typeArguments;
    private ParameterModel[]? _parameters;
    private TypeModel[]? _parameterTypes;
    private TypeModel? _result;
    private GeneratorMember? _generator;

    public abstract MemberKind Kind { get; }

    public abstract string Name { get; }

    public abstract bool IsPublic { get; }

    /// <summary>True if the member needs no object; a property is like its getter.</summary>
    public abstract bool IsStatic { get; }

    public abstract bool IsAbstract { get; }

    /// <summary>Gets the type arguments of a method, or its type parameters if none are given.</summary>
    public TypeModel[] TypeArguments => _typeArguments ??= ReadTypeArguments();

    /// <summary>Gets the parameters of a call or an indexer.</summary>
    public ParameterModel[] Parameters => _parameters ??= ReadParameters();

    /// <summary>Gets the type of the result; for a constructor, its type.</summary>
    public TypeModel Result => _result ??= ReadResult();

    /// <summary>Gets the work that is left when a call returns.</summary>
    public abstract UnfinishedWork Unfinished { get; }

    /// <summary>True for a method that only returns the value of a static field or property.</summary>
    public abstract bool GivesWhatIsHeld { get; }

    /// <summary>Gets the getter of a property that has one.</summary>
    public abstract MemberModel? Getter { get; }

    public bool NeedsInstance => Kind != MemberKind.Constructor && !IsStatic;

    public TypeModel[] ParameterTypes => _parameterTypes ??= Array.ConvertAll(Parameters, static parameter => parameter.Type);

    /// <summary>True if a type in its signature is missing.</summary>
    public bool IsIncomplete =>
        Result.Is(TypeTraits.Incomplete) || Array.Exists(Parameters, static parameter => parameter.Type.Is(TypeTraits.Incomplete));

    /// <summary>Gets the member that a call runs: a method, a constructor, the getter of a property.</summary>
    public MemberModel? Callable => Kind switch
    {
        MemberKind.Property => Getter,
        MemberKind.Field => null,
        _ => this,
    };

    /// <summary>Gets the member as a generator.</summary>
    /// <param name="type">The type through which it was named.</param>
    public GeneratorMember AsGenerator(TypeModel type) =>
        _generator is { } known && known.Type.Equals(type) ? known : _generator = new GeneratorMember(this, type);

    /// <summary>Applies as many type arguments as the method takes; null if its constraints reject them.</summary>
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

/// <summary>The kinds of members.</summary>
internal enum MemberKind
{
    Method,
    Constructor,
    Property,
    Field,
}
