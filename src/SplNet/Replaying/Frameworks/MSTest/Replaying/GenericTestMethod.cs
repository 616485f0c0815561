using System.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>Infers the types of a generic test method from its arguments.</summary>
internal static class GenericTestMethod
{
    public static MethodInfo Close(MethodInfo method, object?[] arguments)
    {
        if (!method.IsGenericMethodDefinition)
            return method;
        var found = new Dictionary<Type, Type>();
        foreach (var (parameter, argument) in method.GetParameters().Zip(arguments))
        {
            if (argument is not null)
                Match(parameter.ParameterType, argument.GetType(), found);
        }

        return method.MakeGenericMethod(
            [.. method.GetGenericArguments().Select(type => found.GetValueOrDefault(type) ?? throw Unclear(method, type))]);
    }

    private static void Match(Type parameter, Type argument, Dictionary<Type, Type> found)
    {
        if (parameter.IsGenericParameter)
        {
            // The more general of two types accepts both arguments.
            if (!found.TryGetValue(parameter, out var known) || argument.IsAssignableFrom(known))
                found[parameter] = argument;
        }
        else if (parameter.GetElementType() is { } element && argument.GetElementType() is { } elementOfArgument)
        {
            Match(element, elementOfArgument, found);
        }
        else if (parameter.GenericTypeArguments.Length == argument.GenericTypeArguments.Length)
        {
            foreach (var (part, partOfArgument) in parameter.GenericTypeArguments.Zip(argument.GenericTypeArguments))
                Match(part, partOfArgument, found);
        }
    }

    private static UnreplayableTestException Unclear(MethodInfo method, Type type) =>
        new(
            $"The arguments of {method.Name} do not determine its type parameter {type.Name}. " +
            "Write a test method without it that calls this one.");
}
