using System.Collections.ObjectModel;
using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>The last parameter of a test where it takes any number of values: a framework puts those of a row into one array.</summary>
internal static class ParameterArray
{
    /// <summary>A row with the array in the place of its last values; the same row where the test has no such parameter, or the row gives an array itself.</summary>
    /// <param name="method">The test.</param>
    /// <param name="row">The row, as its attribute states it.</param>
    /// <param name="mayBeEmpty">True where the framework calls the test if a row gives no value for it.</param>
    /// <param name="takesNull">True where the framework takes a sole <c>null</c> for the array, and not for a value in it.</param>
    public static CandidateRow Fill(MethodInfo method, CandidateRow row, bool mayBeEmpty, bool takesNull)
    {
        ArgumentNullException.ThrowIfNull(method);
        ArgumentNullException.ThrowIfNull(row);
        if (method.GetParameters() is not [.. var before, { ParameterType: { IsArray: true } type } last] || row.Values.Count < before.Length || !IsOpen(last))
            return row;
        var rest = row.Values.Skip(before.Length).ToList();
        var isGiven = rest is [var only] && (only.Value is null ? takesNull : type.IsAssignableFrom(only.ArgumentType));
        return isGiven || (rest.Count == 0 && !mayBeEmpty)
            ? row
            : row with { Values = [.. row.Values.Take(before.Length), new CustomAttributeTypedArgument(type, new ReadOnlyCollection<CustomAttributeTypedArgument>(rest))] };
    }

    private static bool IsOpen(ParameterInfo parameter) => parameter.GetCustomAttributesData().Any(static attribute => attribute.AttributeType.FullName == typeof(ParamArrayAttribute).FullName);
}
