using System.Globalization;

namespace SplNet.Arguments.Generators;

/// <summary>The value that a formula binds to a generator's parameter with <c>operand[value]</c>.</summary>
internal static class GeneratorParameter
{
    public static T Single<T>(IReadOnlyList<object> parameters)
    {
        if (parameters.Count != 1)
        {
            throw new SplNetException(
                $"The generator takes one parameter of type {typeof(T).Name}, and the formula binds {parameters.Count}: " +
                "write operand[value] in the formula, once.");
        }

        return parameters[0] is T value
            ? value
            : throw new SplNetException(
                $"The generator takes a parameter of type {typeof(T).Name}, " +
                $"and the formula binds '{Convert.ToString(parameters[0], CultureInfo.InvariantCulture)}' " +
                $"of type {parameters[0].GetType().Name}.");
    }
}
