namespace SplNet.Syntax.Binding;

/// <summary>A type, from reflection or from a compiler: what binding asks of it. Two are equal if they are the same type of the run time.</summary>
internal abstract class TypeModel : IEquatable<TypeModel>
{
    /// <summary>The name, without the number of type parameters.</summary>
    public abstract string Name { get; }

    /// <summary>Namespace, outer types and name with dots between them.</summary>
    public abstract string Path { get; }

    /// <summary>The word of the language, as in <c>int</c>; null for types that have none.</summary>
    public abstract string? Keyword { get; }

    public abstract TypeShape Shape { get; }

    public abstract TypeTraits Traits { get; }

    /// <summary>What an array, a pointer or a reference is made of.</summary>
    public abstract TypeModel? Element { get; }

    /// <summary>The dimensions of an array.</summary>
    public abstract int Rank { get; }

    /// <summary>The type arguments, those of the types around it first; the type parameters of an open type.</summary>
    public abstract TypeModel[] Arguments { get; }

    /// <summary>The type around it.</summary>
    public abstract TypeModel? Container { get; }

    public abstract TypeModel? Base { get; }

    /// <summary>All interfaces, those of its base types too.</summary>
    public abstract IEnumerable<TypeModel> Interfaces { get; }

    /// <summary>The types of the fields of an object, whatever their visibility.</summary>
    public abstract IEnumerable<TypeModel> Fields { get; }

    /// <summary>The constants of an enumeration; null for other types.</summary>
    public abstract EnumerationModel? Enumeration { get; }

    /// <summary>The names of the public methods and properties, inherited ones too but for those of <c>object</c>.</summary>
    public abstract IEnumerable<string> PublicNames { get; }

    /// <summary>The value of a nullable type; other types themselves.</summary>
    public TypeModel Value => IsOf("System.Nullable", 1) ? Arguments[0] : this;

    /// <summary>True if type arguments are missing.</summary>
    public bool IsOpen => Is(TypeTraits.Parameter) || Element is { IsOpen: true } || Array.Exists(Arguments, static argument => argument.IsOpen);

    /// <summary>
    /// The methods, properties, fields and, under <see cref="NamedMember.Constructor"/>, constructors of that name, whatever their visibility. Those of
    /// base types follow, but for private ones; those of an interface's bases too.
    /// </summary>
    public abstract MemberModel[] Members(string name);

    /// <summary>True if a variable of this type takes a value of another, without a conversion that changes it.</summary>
    public abstract bool Takes(TypeModel other);

    /// <summary>The type with type arguments, as many as it takes; null if its constraints refuse them.</summary>
    public abstract TypeModel? Construct(TypeModel[] arguments);

    public abstract TypeModel? MakeArray(int rank);

    public abstract TypeModel? MakeNullable();

    public abstract bool Equals(TypeModel? other);

    public sealed override bool Equals(object? obj) => Equals(obj as TypeModel);

    public abstract override int GetHashCode();

    public sealed override string ToString() => TypeText.Of(this);

    public bool Is(TypeTraits trait) => (Traits & trait) != TypeTraits.None;

    /// <summary>True for a type of that path with so many type arguments.</summary>
    public bool IsOf(string path, int arguments = 0) => Shape == TypeShape.Named && Arguments.Length == arguments && Path == path;
}

/// <summary>How a type is made.</summary>
internal enum TypeShape
{
    /// <summary>A class, a struct, an interface, an enumeration, a delegate, or a type parameter.</summary>
    Named,
    Array,
    Pointer,
    FunctionPointer,

    /// <summary>The type of a <c>ref</c>, <c>in</c> or <c>out</c> parameter, or of a reference that is returned.</summary>
    Reference,
}

/// <summary>An enumeration.</summary>
/// <param name="Number">The keyword of the numbers behind the names.</param>
/// <param name="Constants">The names in the order of their values, negative ones last.</param>
internal sealed record EnumerationModel(string? Number, IReadOnlyList<(string Name, decimal Value)> Constants)
{
    public bool Has(decimal value) => Constants.Any(constant => constant.Value == value);

    public IEnumerable<string> Names => Constants.Select(static constant => constant.Name);
}
