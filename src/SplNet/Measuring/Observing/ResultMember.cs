using System.Linq.Expressions;
using System.Reflection;

namespace SplNet.Measuring.Observing;

/// <summary>A public property or field of a result.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Get">Reads it.</param>
internal sealed record ResultMember(string Name, Func<object, object?> Get)
{
    /// <summary>The value of a method without parameters.</summary>
    public static ResultMember Of(Type type, MethodInfo method) =>
        Of(method.Name, type, instance => Expression.Call(instance, method));

    /// <summary>All that can be read of a type, by name.</summary>
    public static IReadOnlyList<ResultMember> AllOf(Type type)
    {
        const BindingFlags Public = BindingFlags.Instance | BindingFlags.Public;
        var properties = type.GetProperties(Public)
            .Where(static property => property.GetMethod is { IsPublic: true } && property.GetIndexParameters().Length == 0
                && IsReadable(property.PropertyType))
            .DistinctBy(static property => property.Name, StringComparer.Ordinal)
            .Select(property => Of(property.Name, type, instance => Expression.Property(instance, property)));
        var fields = type.GetFields(Public).Where(static field => IsReadable(field.FieldType))
            .Select(field => Of(field.Name, type, instance => Expression.Field(instance, field)));
        return [.. properties.Concat(fields).OrderBy(static member => member.Name, StringComparer.Ordinal)];
    }

    private static bool IsReadable(Type type) => !type.IsByRef && !type.IsByRefLike && !type.IsPointer && !type.IsFunctionPointer;

    private static ResultMember Of(string name, Type type, Func<Expression, Expression> read)
    {
        var instance = Expression.Parameter(typeof(object));
        return new ResultMember(name, Expression.Lambda<Func<object, object?>>(
            Expression.Convert(read(Expression.Convert(instance, type)), typeof(object)), instance).Compile());
    }
}
