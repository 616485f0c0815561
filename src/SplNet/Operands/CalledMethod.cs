using System.Reflection;

namespace SplNet.Operands;

/// <summary>The method that code calls by the name of a found one.</summary>
internal static class CalledMethod
{
    /// <summary>
    /// The found method, or the method of a derived class that hides it with <c>new</c>: BenchmarkDotNet's generated program calls methods of the class by their names.
    /// </summary>
    public static MethodInfo Of(Type type, MethodInfo found)
    {
        var parameters = found.GetParameters().Select(static parameter => parameter.ParameterType).ToList();
        return type.GetMethods()
            .Where(method => method.Name == found.Name && method.IsGenericMethodDefinition == found.IsGenericMethodDefinition && method.GetParameters().Select(static parameter => parameter.ParameterType).SequenceEqual(parameters))
            .Append(found)
            .Aggregate(static (first, second) => second.DeclaringType!.IsSubclassOf(first.DeclaringType!) ? second : first);
    }
}
