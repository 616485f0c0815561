using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>
/// The methods that nothing can call but reflection: not visible outside of their assembly, not chosen by the runtime,
/// and named by no instruction.
/// </summary>
internal static class UncalledMethods
{
    /// <summary>Their keys.</summary>
    /// <param name="assemblies">The paths of all assemblies that may call them.</param>
    public static IReadOnlySet<string> In(IEnumerable<string> assemblies)
    {
        var named = new HashSet<string>(StringComparer.Ordinal);
        var inner = new List<(string Name, string Key)>();
        foreach (var path in assemblies)
        {
            using var module = ModuleDefinition.ReadModule(path);
            foreach (var method in module.GetTypes().SelectMany(static type => type.Methods))
            {
                if (method.HasBody)
                    named.UnionWith(method.Body.Instructions.Select(static instruction => instruction.Operand).OfType<MethodReference>()
                        .Select(NameOf));
                if (!IsSeen(method) && method is { IsVirtual: false, IsConstructor: false })
                    inner.Add((NameOf(method), MethodKey.Of(method)));
            }
        }

        return inner.Where(one => !named.Contains(one.Name)).Select(static one => one.Key).ToHashSet(StringComparer.Ordinal);
    }

    // Overloads have one name here: a call of one counts as a call of all.
    private static string NameOf(MethodReference method) => $"{method.DeclaringType.GetElementType().FullName}::{method.Name}";

    private static bool IsSeen(MethodDefinition method)
    {
        var isSeen = method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly;
        for (var type = method.DeclaringType; isSeen && type is not null; type = type.DeclaringType)
            isSeen = type.IsPublic || type.IsNestedPublic || type.IsNestedFamily || type.IsNestedFamilyOrAssembly;
        return isSeen;
    }
}
