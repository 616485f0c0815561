using System.Reflection;
using SplNet.Tool.Generating.Writing;

namespace SplNet.Tool.Generating;

/// <summary>
/// Names the methods for the tests of a class: the test's own name, with a suffix that distinguishes overloads and
/// avoids the members of object.
/// </summary>
/// <param name="methods">The tests of the class.</param>
internal sealed class BenchmarkNames(IReadOnlyList<MethodInfo> methods)
{
    private static readonly HashSet<string> OfEveryObject = new(
        typeof(object).GetMethods(BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)
            .Select(static method => method.Name),
        StringComparer.Ordinal);

    public string Of(MethodInfo method)
    {
        var isOverload = methods.Count(other => other.Name == method.Name) > 1;
        return isOverload || OfEveryObject.Contains(method.Name) || method.Name == SharedSource.EndMethod
            ? $"{method.Name}_{ShortHash.Of(method.ToString()!)}"
            : method.Name;
    }
}
