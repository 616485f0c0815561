namespace SplNet.Syntax.Binding;

/// <summary>
/// A type, from reflection or from a compiler, as binding needs it. Two models are equal if they are the same runtime type.
/// </summary>
internal abstract class TypeModel : IEquatable<TypeModel>
{
    /// <summary>Gets the name, without the number of type parameters.</summary>
    public abstract string Name { get; }

    /// <summary>Gets the namespace, outer types and name, separated by dots.</summary>
    public abstract string Path { get; }

    /// <summary>Gets the C# keyword, such as <c>int</c>; null for types without one.</summary>
    public abstract string? Keyword { get; }

    public abstract TypeShape Shape { get; }

    public abstract TypeTraits Traits { get; }

    /// <summary>Gets the element type of an array, a pointer or a reference.</summary>
    public abstract TypeModel? Element { get; }

    /// <summary>Gets the number of dimensions of an array.</summary>
    public abstract int Rank { get; }

    /// <summary>
    /// Gets the type arguments, starting with the arguments of the containing types; the type parameters of an open type.
    /// </summary>
    public abstract TypeModel[] Arguments { get; }

    /// <summary>Gets the containing type.</summary>
    public abstract TypeModel? Container { get; }

    public abstract TypeModel? Base { get; }

    /// <summary>Gets all interfaces, including the interfaces of base types.</summary>
    public abstract IEnumerable<TypeModel> Interfaces { get; }

    /// <summary>Gets the types of the fields of an object, whatever their visibility.</summary>
    public abstract IEnumerable<TypeModel> Fields { get; }

    /// <summary>Gets the constants of an enumeration; null for other types.</summary>
    public abstract EnumerationModel? Enumeration { get; }

    /// <summary>
    /// Gets the names of the public methods and properties, including inherited ones but not the members of <c>object</c>.
    /// </summary>
    public abstract IEnumerable<string> PublicNames { get; }

    /// <summary>Gets the underlying type of a nullable type; other types themselves.</summary>
    public TypeModel Value => IsOf("System.Nullable", 1) ? Arguments[0] : this;

    /// <summary>True if type arguments are missing.</summary>
    public bool IsOpen =>
        Is(TypeTraits.Parameter) || Element is { IsOpen: true } || Array.Exists(Arguments, static argument => argument.IsOpen);

    /// <summary>
    /// Gets the methods, properties and fields of that name, and the constructors for <see cref="NamedMember.Constructor"/>, whatever their
    /// visibility. Non-private members of base types and members of base interfaces follow.
    /// </summary>
    public abstract MemberModel[] Members(string name);

    /// <summary>True if a variable of this type accepts a value of another type without a conversion that changes the value.</summary>
    public abstract bool Takes(TypeModel other);

    /// <summary>Applies as many type arguments as the type takes; null if its constraints reject them.</summary>
    public abstract TypeModel? Construct(TypeModel[] arguments);

    public abstract TypeModel? MakeArray(int rank);

    public abstract TypeModel? MakeNullable();

    public abstract bool Equals(TypeModel? other);

    public sealed override bool Equals(object? obj) => Equals(obj as TypeModel);

    public abstract override int GetHashCode();

    public sealed override string ToString() => TypeText.Of(this);

    public bool Is(TypeTraits trait) => (Traits & trait) != TypeTraits.None;

    /// <summary>True for a type of that path with that many type arguments.</summary>
    public bool IsOf(string path, int arguments = 0) => Shape == TypeShape.Named && Arguments.Length == arguments && Path == path;
}

/// <summary>The shape of a type.</summary>
internal enum TypeShape
{
    /// <summary>A class, a struct, an interface, an enumeration, a delegate, or a type parameter.</summary>
    Named,
    Array,
    Pointer,
    FunctionPointer,

    /// <summary>The type of a <c>ref</c>, <c>in</c> or <c>out</c> parameter, or of a returned reference.</summary>
    Reference,
}

/// <summary>An enumeration.</summary>
/// <param name="Number">The keyword of the underlying number type.</param>
/// <param name="Constants">The names in the order of their values, negative ones last.</param>
internal sealed record EnumerationModel(string? Number, IReadOnlyList<(string Name, decimal Value)> Constants)
{
    public bool Has(decimal value) => Constants.Any(constant => constant.Value == value);

    public IEnumerable<string> Names => Constants.Select(static constant => constant.Name);
}
