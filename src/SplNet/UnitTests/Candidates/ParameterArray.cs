using System.Collections.ObjectModel;
using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>Handles the parameter array of a test: a framework collects the last values of a row into one array.</summary>
internal static class ParameterArray
{
    /// <summary>
    /// Returns the row with an array instead of its last values. The row is unchanged if the test does not have such a parameter, or if the
    /// row already contains an array.
    /// </summary>
    /// <param name="method">The test.</param>
    /// <param name="row">The row, as stated by its attribute.</param>
    /// <param name="mayBeEmpty">True if the framework calls the test even if a row has no value for the array.</param>
    /// <param name="takesNull">True if the framework passes a single <c>null</c> as the array, and not as an element.</param>
    public static CandidateRow Fill(MethodInfo method, CandidateRow row, bool mayBeEmpty, bool takesNull)
    {
        ArgumentNullException.ThrowIfNull(method);
        ArgumentNullException.ThrowIfNull(row);
        if (method.GetParameters() is not [.. var before, { ParameterType: { IsArray: true } type } last]
            || row.Values.Count < before.Length || !IsOpen(last))
            return row;
        var rest = row.Values.Skip(before.Length).ToList();
        var isGiven = rest is [var only] && (only.Value is null ? takesNull : type.IsAssignableFrom(only.ArgumentType));
        return isGiven || (rest.Count == 0 && !mayBeEmpty)
            ? row
            : row with
            {
                Values =
                [
                    .. row.Values.Take(before.Length),
                    new CustomAttributeTypedArgument(type, new ReadOnlyCollection<CustomAttributeTypedArgument>(rest)),
                ],
            };
    }

    private static bool IsOpen(ParameterInfo parameter) => parameter.GetCustomAttributesData()
        .Any(static attribute => attribute.AttributeType.FullName == typeof(ParamArrayAttribute).FullName);
}
