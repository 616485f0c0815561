using System.Globalization;
using System.Reflection;

namespace SplNet.Operands;

/// <summary>A parameter of a benchmark method that needs a value: a member with <c>[Params]</c>, or an argument.</summary>
/// <param name="Name">The name.</param>
/// <param name="Type">The type.</param>
/// <param name="Member">The member; null for an argument.</param>
/// <param name="Only">The value that its attribute lists, in a list of one; empty if there are none or several.</param>
internal sealed record BenchmarkParameter(string Name, Type Type, MemberInfo? Member, IReadOnlyList<object?> Only)
{
    /// <summary>True if it is an argument, or a member that code outside the class can set.</summary>
    public bool IsSettable => Member switch
    {
        FieldInfo { IsPublic: true, IsInitOnly: false, IsLiteral: false } => true,
        FieldInfo => false,
        PropertyInfo property => property.SetMethod is { IsPublic: true },
        _ => true,
    };

    public static IReadOnlyList<BenchmarkParameter> Of(Type type, MethodInfo method)
    {
        var rows = BenchmarkAttributes.ArgumentsOf(method);
        var arguments = method.GetParameters();
        return
        [
            .. BenchmarkAttributes.ParametersOf(type).Select(static found => new BenchmarkParameter(
                found.Member.Name, TypeOf(found.Member), found.Member, found.Values.Count == 1 ? found.Values : [])),
            .. arguments.Select((argument, index) => new BenchmarkParameter(
                argument.Name!, argument.ParameterType, null, rows is [var row] && row.Count == arguments.Length ? [row[index]] : [])),
        ];
    }

    /// <summary>Converts a value to the parameter's type; false if it cannot be used.</summary>
    public bool TryConvert(object? value, out object? converted)
    {
        converted = value;
        if (value is null)
            return !Type.IsValueType || Nullable.GetUnderlyingType(Type) is not null;
        var wanted = Nullable.GetUnderlyingType(Type) ?? Type;
        if (wanted.IsInstanceOfType(value))
            return true;
        if (!IsNumber(wanted) || !IsNumber(value.GetType()))
            return false;
        try
        {
            converted = Convert.ChangeType(value, wanted, CultureInfo.InvariantCulture);
            return Convert.ChangeType(converted, value.GetType(), CultureInfo.InvariantCulture).Equals(value);
        }
        catch (OverflowException)
        {
            return false;
        }
    }

    /// <summary>Sets the member of a benchmark's object.</summary>
    public void Set(object instance, object? value)
    {
        if (Member is FieldInfo field)
            field.SetValue(field.IsStatic ? null : instance, value);
        else if (Member is PropertyInfo property)
            property.SetValue(property.SetMethod!.IsStatic ? null : instance, value);
    }

    private static Type TypeOf(MemberInfo member) => member is FieldInfo field ? field.FieldType : ((PropertyInfo)member).PropertyType;

    private static bool IsNumber(Type type) =>
        (type.IsPrimitive && type != typeof(bool) && type != typeof(char)) || type == typeof(decimal);
}
