using System.Reflection;

namespace SplNet.Operands;

/// <summary>Finds the method that generated code calls by name.</summary>
internal static class CalledMethod
{
    /// <summary>
    /// The method itself, or the method of a derived class that hides it with <c>new</c>: the program that BenchmarkDotNet generates calls
    /// methods of the class by name.
    /// </summary>
    public static MethodInfo Of(Type type, MethodInfo found)
    {
        var parameters = found.GetParameters().Select(static parameter => parameter.ParameterType).ToList();
        return type.GetMethods()
            .Where(method => method.Name == found.Name && method.IsGenericMethodDefinition == found.IsGenericMethodDefinition
                && method.GetParameters().Select(static parameter => parameter.ParameterType).SequenceEqual(parameters))
            .Append(found)
            .Aggregate(static (first, second) => second.DeclaringType!.IsSubclassOf(first.DeclaringType!) ? second : first);
    }
}
