using System.Globalization;
using System.Reflection;
using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>Reads the arguments that a row of an attribute passes to a test.</summary>
internal static class RowArguments
{
    /// <summary>The arguments; parameters that the row leaves out have their default values.</summary>
    /// <param name="method">The test, or a constructor.</param>
    /// <param name="given">The arguments in the attribute.</param>
    public static IReadOnlyList<object?> Of(MethodBase method, IReadOnlyList<CustomAttributeTypedArgument> given)
    {
        ArgumentNullException.ThrowIfNull(method);
        var parameters = method.GetParameters();
        return [.. parameters.Select(
            (parameter, index) => index < given.Count ? Of(given[index], PassedType.Of(parameter)) : parameter.DefaultValue)];
    }

    /// <summary>A value of an attribute as one of a type.</summary>
    /// <exception cref="InvalidCastException">It cannot be one.</exception>
    public static object? Of(CustomAttributeTypedArgument value, Type parameter)
    {
        var own = Own(value);
        var wanted = Nullable.GetUnderlyingType(parameter) ?? parameter;
        if (own is null || wanted.IsInstanceOfType(own))
            return own;
        return wanted.IsEnum ? Enum.ToObject(wanted, own) : Convert.ChangeType(own, wanted, CultureInfo.InvariantCulture);
    }

    // As the attribute states it, before it becomes an argument.
    private static object? Own(CustomAttributeTypedArgument value)
    {
        if (value.Value is IReadOnlyCollection<CustomAttributeTypedArgument> elements)
        {
            var type = value.ArgumentType.GetElementType()!;
            var array = Array.CreateInstance(type, elements.Count);
            foreach (var (index, element) in elements.Index())
                array.SetValue(Of(element, type), index);
            return array;
        }

        return value.Value is { } number && value.ArgumentType.IsEnum ? Enum.ToObject(value.ArgumentType, number) : value.Value;
    }
}
