using System.Reflection;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>Creates the arguments of a test method from a row, including optional parameters and parameter arrays.</summary>
internal static class RowArguments
{
    public static object?[] For(MethodInfo method, object?[] row)
    {
        var parameters = method.GetParameters();
        if (IsOneArgument(row, parameters))
            return [row];
        var array = Array.FindIndex(parameters, static parameter => parameter.IsDefined(typeof(ParamArrayAttribute)));
        var single = array < 0 ? parameters.Length : array;
        if (row.Length > single && array < 0)
            return row;
        var arguments = new object?[parameters.Length];
        for (var index = 0; index < single; index++)
            arguments[index] = index < row.Length ? row[index] : parameters[index].DefaultValue;
        if (array >= 0)
            arguments[array] = Rest(row, array, parameters[array].ParameterType);
        return arguments;
    }

    /// <summary>True if the whole row is the value of the only parameter.</summary>
    public static bool IsOneArgument(object?[] row, ParameterInfo[] parameters) =>
        parameters is [{ ParameterType: var type }] && type == typeof(object[]) && row is not [null];

    private static Array Rest(object?[] row, int start, Type type)
    {
        var rest = Array.CreateInstance(type.GetElementType()!, Math.Max(0, row.Length - start));
        for (var index = 0; index < rest.Length; index++)
            rest.SetValue(row[start + index], index);
        return rest;
    }
}
