using System.Collections;
using System.Collections.Concurrent;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using SplNet.Arguments.Reflection;

namespace SplNet.Measuring.Observing;

/// <summary>Says for a type how the content of its objects is read. The same reading shows results and is measured.</summary>
internal sealed class ResultShape
{
    private const string Collections = "System.Collections";

    private static readonly ConcurrentDictionary<Type, ResultShape> Known = new();

    private static readonly HashSet<Type> Values =
    [
        typeof(string), typeof(decimal), typeof(DateTime), typeof(DateTimeOffset), typeof(DateOnly), typeof(TimeOnly), typeof(TimeSpan),
        typeof(Guid), typeof(BigInteger), typeof(Half), typeof(Int128), typeof(UInt128), typeof(Version), typeof(Uri), typeof(Rune),
        typeof(Index), typeof(Range), typeof(Complex), typeof(StringBuilder), typeof(object), typeof(DBNull),
    ];

    private ResultShape(ShapeKind kind, IReadOnlyList<ResultMember> members, string? unreadable, bool isPlain) =>
        (Kind, Members, Unreadable, IsPlain) = (kind, members, unreadable, isPlain);

    /// <summary>How the content is read.</summary>
    public ShapeKind Kind { get; }

    /// <summary>The public members; a sequence that is made of the object has one.</summary>
    public IReadOnlyList<ResultMember> Members { get; }

    /// <summary>Why the content cannot be read; null if it can.</summary>
    public string? Unreadable { get; }

    /// <summary>True if no work can be left to the reader of such an object: it holds its content as simple values.</summary>
    public bool IsPlain { get; }

    /// <summary>The shape of a type.</summary>
    /// <param name="type">The type of an object.</param>
    public static ResultShape Of(Type type) => Known.GetOrAdd(type, Find);

    /// <summary>True if all objects in variables of a type are plain.</summary>
    /// <param name="type">The type of a variable.</param>
    public static bool IsAlwaysPlain(Type type) => type.IsArray
        ? IsAlwaysPlain(type.GetElementType()!)
        : (type.IsSealed || type.IsValueType) && type != typeof(object) && Of(type).IsPlain
            && (!type.IsGenericType || Array.TrueForAll(type.GetGenericArguments(), IsAlwaysPlain));

    private static ResultShape Find(Type type)
    {
        if (type.IsPrimitive || type.IsEnum || Values.Contains(type) || typeof(Type).IsAssignableFrom(type))
            return new ResultShape(ShapeKind.Value, [], null, isPlain: true);
        if (Awaitables.IsTask(type))
            return new ResultShape(ShapeKind.Task, [], null, isPlain: false);
        if (ReasonAgainst(type) is { } reason)
            return new ResultShape(ShapeKind.Unreadable, [], reason, isPlain: false);
        if (type.IsGenericType && type.GetGenericTypeDefinition() is var open
            && (open == typeof(Memory<>) || open == typeof(ReadOnlyMemory<>)))
            return new ResultShape(ShapeKind.Members, [ResultMember.Of(type, type.GetMethod("ToArray")!)], null, HoldsPlain(type));
        if (typeof(IDictionary).IsAssignableFrom(type) || Has(type, typeof(IReadOnlyDictionary<,>)) || Has(type, typeof(IReadOnlySet<>))
            || Has(type, typeof(ISet<>)))
            return new ResultShape(ShapeKind.Unordered, [], null, IsPlainCollection(type));
        if (typeof(IEnumerable).IsAssignableFrom(type) && !IsOfTheRuntime(type, "System.Text.Json"))
            return new ResultShape(ShapeKind.Sequence, [], null, IsPlainCollection(type));
        return OfMembers(type);
    }

    private static ResultShape OfMembers(Type type)
    {
        var isTuple = typeof(ITuple).IsAssignableFrom(type);
        var isSimple = isTuple || IsOne(type, typeof(KeyValuePair<,>)) || IsOne(type, typeof(Lazy<>));
        if (IsOfTheRuntime(type, "System") && !isSimple && HasText(type))
            return new ResultShape(ShapeKind.Value, [], null, isPlain: true);
        var members = ResultMember.AllOf(type);
        if (members.Count > 0)
            return new ResultShape(
                ShapeKind.Members, members, null, (isTuple || IsOne(type, typeof(KeyValuePair<,>))) && HoldsPlain(type));
        if (HasText(type))
            return new ResultShape(ShapeKind.Value, [], null, isPlain: false);
        return type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic).Length == 0
            ? new ResultShape(ShapeKind.Value, [], null, isPlain: true)
            : new ResultShape(ShapeKind.Unreadable, [], $"the public members of {Name(type)} do not show its content", isPlain: false);
    }

    private static string? ReasonAgainst(Type type)
    {
        if (typeof(Delegate).IsAssignableFrom(type))
            return $"{Name(type)} is code that has not run";
        if (typeof(Stream).IsAssignableFrom(type) || typeof(TextReader).IsAssignableFrom(type) || typeof(TextWriter).IsAssignableFrom(type))
            return $"{Name(type)} is a stream";
        if (type.IsPointer || type.IsByRefLike)
            return $"{Name(type)} is a reference to memory";
        if (Has(type, typeof(IAsyncEnumerable<>)))
            return $"{Name(type)} is an asynchronous sequence";
        return typeof(IEnumerator).IsAssignableFrom(type) && !typeof(IEnumerable).IsAssignableFrom(type)
            ? $"{Name(type)} is an enumerator"
            : null;
    }

    private static bool IsPlainCollection(Type type) => type.IsArray
        ? Of(type.GetElementType()!).IsPlain && IsAlwaysPlain(type.GetElementType()!)
        : type.IsGenericType && IsOfTheRuntime(type, Collections) && Has(type, typeof(IReadOnlyCollection<>)) && HoldsPlain(type);

    private static bool HoldsPlain(Type type) => Array.TrueForAll(type.GetGenericArguments(), IsAlwaysPlain);

    private static bool HasText(Type type) =>
        type.GetMethod(nameof(ToString), Type.EmptyTypes)!.DeclaringType is var declaring
        && declaring != typeof(object) && declaring != typeof(ValueType);

    private static bool IsOfTheRuntime(Type type, string part) =>
        type.Namespace is { } name && (name == part || name.StartsWith(part + ".", StringComparison.Ordinal))
        && (type.Assembly == typeof(object).Assembly || type.Assembly.GetName().Name!.StartsWith("System.", StringComparison.Ordinal));

    private static bool IsOne(Type type, Type generic) => type.IsGenericType && type.GetGenericTypeDefinition() == generic;

    private static bool Has(Type type, Type generic) =>
        IsOne(type, generic) || Array.Exists(type.GetInterfaces(), one => IsOne(one, generic));

    private static string Name(Type type) => new ReflectionType(type).ToString();
}
