using System.Globalization;
using System.Reflection;
using SplNet.UnitTests.Candidates;
using SplNet.Values;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>Decides whether a call in C# passes a row like the framework does.</summary>
internal static class RowFit
{
    private static readonly Dictionary<string, (decimal Least, decimal Most)> Whole = new(StringComparer.Ordinal)
    {
        ["System.Byte"] = (byte.MinValue, byte.MaxValue), ["System.SByte"] = (sbyte.MinValue, sbyte.MaxValue),
        ["System.Int16"] = (short.MinValue, short.MaxValue),
        ["System.UInt16"] = (ushort.MinValue, ushort.MaxValue), ["System.Int32"] = (int.MinValue, int.MaxValue),
        ["System.UInt32"] = (uint.MinValue, uint.MaxValue),
        ["System.Int64"] = (long.MinValue, long.MaxValue), ["System.UInt64"] = (ulong.MinValue, ulong.MaxValue),
        ["System.Single"] = (long.MinValue, ulong.MaxValue), ["System.Double"] = (long.MinValue, ulong.MaxValue),
        ["System.Decimal"] = (long.MinValue, ulong.MaxValue),
    };

    /// <summary>The reason why a row cannot be passed; null if it can.</summary>
    /// <param name="method">The test, or the constructor of its class.</param>
    /// <param name="row">The row.</param>
    public static Refusal? Refuse(MethodBase method, CandidateRow row)
    {
        var parameters = method.GetParameters();
        var needed = parameters.Count(static parameter => !parameter.IsOptional);
        if (row.Values.Count < needed || row.Values.Count > parameters.Length)
            return new Refusal(
                Refusals.RowCount, $"{Plural.Of(row.Values.Count, "value")} for {Plural.Of(parameters.Length, "parameter")}");
        foreach (var (value, parameter) in row.Values.Zip(parameters))
        {
            var type = PassedType.Of(parameter);
            if (!Fits(value, type) || !HasVisibleTypes(value))
                return new Refusal(Refusals.RowValue, $"{value.ArgumentType.Name} for {type.Name} {parameter.Name}");
            if (value.Value is IReadOnlyCollection<CustomAttributeTypedArgument> elements && ElementsOf(value, type) is { } element
                && elements.Any(one => !Fits(one, element)))
                return new Refusal(
                    Refusals.RowValue,
                    $"{elements.First(one => !Fits(one, element)).ArgumentType.Name} for {element.Name} in {parameter.Name}");
        }

        return row.Expected is { } expected && !HasVisibleTypes(expected)
            ? new Refusal(Refusals.RowValue, $"{expected.ArgumentType.Name} for the result")
            : null;
    }

    /// <summary>A value as the argument for a parameter, with the required conversion.</summary>
    public static string Argument(CustomAttributeTypedArgument value, Type parameter)
    {
        if (value.Value is IReadOnlyCollection<CustomAttributeTypedArgument> elements && ElementsOf(value, parameter) is { } element)
            return CSharpValue.Array(value.ArgumentType, elements.Select(one => Argument(one, element)));
        var text = CSharpValue.Of(value);
        return value.Value is not null && (parameter.IsEnum || Whole.ContainsKey(parameter.FullName ?? string.Empty))
            && parameter.FullName != value.ArgumentType.FullName
            ? $"({CSharpType.Of(parameter)})({text})"
            : text;
    }

    // The elements of a parameter array are separate values, and each may be converted.
    private static Type? ElementsOf(CustomAttributeTypedArgument value, Type parameter) =>
        parameter.IsArray && parameter.FullName == value.ArgumentType.FullName ? parameter.GetElementType() : null;

    private static bool Fits(CustomAttributeTypedArgument value, Type parameter)
    {
        if (parameter.IsByRef || parameter.IsPointer)
            return false;
        var wanted = parameter is { IsGenericType: true } && parameter.GetGenericTypeDefinition().FullName == typeof(Nullable<>).FullName
            ? parameter.GetGenericArguments()[0]
            : parameter;
        if (value.Value is null)
            return !parameter.IsValueType || wanted != parameter;
        if (wanted.IsAssignableFrom(value.ArgumentType))
            return true;
        if (wanted.IsEnum)
            return wanted == parameter && !value.ArgumentType.IsEnum && Whole.ContainsKey(value.ArgumentType.FullName!)
                && value.Value is not (float or double);
        if (wanted != parameter || value.ArgumentType.IsEnum || !Whole.TryGetValue(wanted.FullName ?? string.Empty, out var range))
            return false;
        return value.Value switch
        {
            float => wanted.FullName == "System.Double",
            double => false,
            sbyte or byte or short or ushort or int or uint or long or ulong =>
                Convert.ToDecimal(value.Value, CultureInfo.InvariantCulture) is var number && number >= range.Least && number <= range.Most,
            _ => false,
        };
    }

    private static bool HasVisibleTypes(CustomAttributeTypedArgument value) => value.ArgumentType.IsVisible && value.Value switch
    {
        Type type => type.IsVisible && CSharpType.HasName(type),
        IReadOnlyCollection<CustomAttributeTypedArgument> elements => elements.All(HasVisibleTypes),
        _ => true,
    };
}
