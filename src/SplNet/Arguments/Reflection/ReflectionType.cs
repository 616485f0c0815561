using System.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Arguments.Reflection;

/// <summary>A loaded type.</summary>
internal sealed class ReflectionType(Type type) : TypeModel
{
    private const BindingFlags Any =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;

    public Type Type => type;

    public override string Name => type.Name.IndexOf('`', StringComparison.Ordinal) is > 0 and var tick ? type.Name[..tick] : type.Name;

    public override string Path => Container is { } container ? $"{container.Path}.{Name}"
        : string.IsNullOrEmpty(type.Namespace) ? Name
        : $"{type.Namespace}.{Name}";

    public override string? Keyword => BuiltInTypes.KeywordOf(type);

    public override TypeShape Shape => type.IsByRef ? TypeShape.Reference
        : type.IsPointer ? TypeShape.Pointer
        : type.IsArray ? TypeShape.Array
        : type.IsFunctionPointer ? TypeShape.FunctionPointer
        : TypeShape.Named;

    public override TypeTraits Traits =>
        (type.IsPublic || type.IsNestedPublic ? TypeTraits.Public : TypeTraits.None)
        | (type.IsAbstract ? TypeTraits.Abstract : TypeTraits.None)
        | (type.IsValueType ? TypeTraits.Value : TypeTraits.None)
        | (type.IsByRefLike ? TypeTraits.RefLike : TypeTraits.None)
        | (type.IsGenericParameter ? TypeTraits.Parameter : TypeTraits.None);

    public override TypeModel? Element => Of(type.GetElementType());

    public override int Rank => type.GetArrayRank();

    public override TypeModel[] Arguments => type.IsGenericType ? All(type.GetGenericArguments()) : [];

    public override TypeModel? Container => type.IsGenericParameter ? null : Of(type.DeclaringType);

    public override TypeModel? Base => Of(type.BaseType);

    public override IEnumerable<TypeModel> Interfaces => All(type.GetInterfaces());

    public override IEnumerable<TypeModel> Fields =>
        type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
            .Select(static held => new ReflectionType(held.FieldType));

    public override EnumerationModel? Enumeration => type.IsEnum
        ? new EnumerationModel(
            BuiltInTypes.KeywordOf(type.GetEnumUnderlyingType()),
            [.. type.GetEnumNames().Zip(
                type.GetEnumValuesAsUnderlyingType().Cast<IConvertible>(), static (name, value) => (name, value.ToDecimal(null)))])
        : null;

    public override IEnumerable<string> PublicNames =>
        type.GetMembers(Any & ~BindingFlags.NonPublic)
            .Where(static member => member is PropertyInfo or MethodInfo { IsSpecialName: false } && member.DeclaringType != typeof(object))
            .Select(static member => member.Name)
            .Distinct(StringComparer.Ordinal);

    public static TypeModel[] All(IEnumerable<Type> types) => [.. types.Select(static type => new ReflectionType(type))];

    /// <summary>The loaded types of models.</summary>
    public static Type[] TypesOf(TypeModel[] models) => [.. models.Select(TypeOf)];

    public static Type TypeOf(TypeModel model) => ((ReflectionType)model).Type;

    public override MemberModel[] Members(string name)
    {
        if (name == NamedMember.Constructor)
            return [.. type.GetConstructors(Any & ~BindingFlags.Static).Select(static constructor => new ReflectionMember(constructor))];
        Type[] types = type.IsInterface ? [type, .. type.GetInterfaces()] : [type];
        return [.. types.SelectMany(static one => one.GetMembers(Any))
            .Where(member => member.Name == name && member is MethodInfo or PropertyInfo or FieldInfo)
            .OrderByDescending(static member => DepthOf(member.DeclaringType))
            .Select(static member => new ReflectionMember(member))];
    }

    public override bool Takes(TypeModel other) => type.IsAssignableFrom(TypeOf(other)) && !AreOtherNumbers(type, TypeOf(other));

    public override TypeModel? Construct(TypeModel[] arguments) => Made(() => type.MakeGenericType(TypesOf(arguments)));

    public override TypeModel? MakeArray(int rank) => Made(() => rank == 1 ? type.MakeArrayType() : type.MakeArrayType(rank));

    public override TypeModel? MakeNullable() => Made(() => typeof(Nullable<>).MakeGenericType(type));

    public override bool Equals(TypeModel? other) => other is ReflectionType { Type: var same } && same == type;

    public override int GetHashCode() => type.GetHashCode();

    // Reflection lists inherited methods before the properties that hide them.
    private static int DepthOf(Type? type)
    {
        var depth = 0;
        for (var one = type; one is not null; one = one.BaseType)
            depth++;
        return depth;
    }

    // The runtime treats arrays of int as arrays of uint, and arrays of enumerations as arrays of their underlying type; C# does not.
    private static bool AreOtherNumbers(Type wanted, Type given)
    {
        if (!given.IsArray || !(wanted.IsArray || (wanted.IsInterface && wanted.IsGenericType)))
            return false;
        var element = wanted.GetElementType() ?? wanted.GetGenericArguments()[0];
        var other = given.GetElementType()!;
        return other.IsValueType ? element != other : AreOtherNumbers(element, other);
    }

    // Reflection has no other way to check whether such a type exists, because of constraints, arrays of Span<int>, or too many dimensions.
    private static ReflectionType? Made(Func<Type> make)
    {
        try
        {
            return new ReflectionType(make());
        }
        catch (Exception refusal) when (refusal is ArgumentException or TypeLoadException or NotSupportedException)
        {
            return null;
        }
    }

    private static ReflectionType? Of(Type? type) => type is null ? null : new ReflectionType(type);
}
