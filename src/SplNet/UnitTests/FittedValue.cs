using System.Reflection;

namespace SplNet.UnitTests;

/// <summary>Converts the values of a row to the types of parameters, as frameworks do when they call a test by reflection.</summary>
internal static class FittedValue
{
    private static readonly string[] Conversions = ["op_Implicit", "op_Explicit"];

    /// <summary>The values with an array instead of the last ones, if the last parameter is a parameter array that needs it.</summary>
    /// <param name="parameters">The parameters.</param>
    /// <param name="values">The values.</param>
    public static IReadOnlyList<object?> Collect(ParameterInfo[] parameters, IReadOnlyList<object?> values)
    {
        if (parameters is not [.. var before, { ParameterType: { IsArray: true } type } last] || values.Count < before.Length
            || !last.IsDefined(typeof(ParamArrayAttribute), inherit: false))
            return values;
        var rest = values.Skip(before.Length).ToList();
        if (rest is [null] || (rest is [{ } only] && type.IsInstanceOfType(only)))
            return values;
        var collected = Array.CreateInstance(type.GetElementType()!, rest.Count);
        foreach (var (index, value) in rest.Index())
        {
            if (!TryFit(value, type.GetElementType()!, out var fitted))
                return values;
            collected.SetValue(fitted, index);
        }

        return [.. values.Take(before.Length), collected];
    }

    /// <summary>Converts a value.</summary>
    /// <param name="value">The value.</param>
    /// <param name="parameter">The type of the parameter.</param>
    /// <param name="fitted">The converted value.</param>
    /// <returns>False if it does not fit.</returns>
    public static bool TryFit(object? value, Type parameter, out object? fitted)
    {
        fitted = value;
        var wanted = Nullable.GetUnderlyingType(parameter) ?? parameter;
        if (value is null)
            return !parameter.IsValueType || wanted != parameter;
        if (wanted.IsInstanceOfType(value))
            return true;
        if (wanted.IsEnum && value.GetType() == Enum.GetUnderlyingType(wanted))
        {
            fitted = Enum.ToObject(wanted, value);
            return true;
        }

        if (wanted.IsPrimitive && value.GetType().IsPrimitive)
            return TryWiden(value, wanted, out fitted);
        return TryOperator(value, wanted, out fitted);
    }

    // The runtime widens a number that is stored in an array.
    private static bool TryWiden(object value, Type wanted, out object? fitted)
    {
        var holder = Array.CreateInstance(wanted, 1);
        try
        {
            holder.SetValue(value, 0);
            fitted = holder.GetValue(0);
            return true;
        }
        catch (Exception narrow) when (narrow is InvalidCastException or ArgumentException)
        {
            fitted = value;
            return false;
        }
    }

    private static bool TryOperator(object value, Type wanted, out object? fitted)
    {
        fitted = value;
        var conversion = new[] { wanted, value.GetType() }
            .SelectMany(static type => type.GetMethods(BindingFlags.Public | BindingFlags.Static))
            .FirstOrDefault(method => Conversions.Contains(method.Name, StringComparer.Ordinal) && method.ReturnType == wanted
                && method.GetParameters() is [{ ParameterType: var taken }] && taken.IsInstanceOfType(value));
        if (conversion is null)
            return false;
        fitted = conversion.Invoke(null, BindingFlags.DoNotWrapExceptions, binder: null, [value], culture: null);
        return true;
    }
}
