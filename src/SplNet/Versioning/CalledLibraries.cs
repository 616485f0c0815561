using System.Reflection;
using SplNet.Operands;

namespace SplNet.Versioning;

/// <summary>The libraries that code of the tests uses, a lambda or a scenario, as its instructions say.</summary>
internal static class CalledLibraries
{
    /// <summary>Those among the given ones that the code uses itself; where it uses none, those that other code of the tests does which it calls, and so on.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="names">The simple names of the libraries in question.</param>
    public static IReadOnlyList<Assembly> Nearest(Operand operand, IReadOnlySet<string> names) =>
        Levels(operand).Select(level => Among(level, names)).FirstOrDefault(static used => used.Count > 0) ?? [];

    /// <summary>All among the given ones that the code uses, and other code of the tests which it calls. Null if it calls what only a run can tell: a delegate, or a method of theirs that may be overridden.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="names">The simple names of the libraries in question.</param>
    public static IReadOnlyList<Assembly>? All(Operand operand, IReadOnlySet<string> names)
    {
        var used = Levels(operand).SelectMany(static level => level).ToList();
        return used.Exists(method => IsOpen(method, operand.EnteredMethod!.Module)) ? null : Among(used, names);
    }

    private static List<Assembly> Among(IEnumerable<MethodBase> methods, IReadOnlySet<string> names) =>
        [.. methods.Select(static method => method.Module.Assembly).Where(assembly => names.Contains(assembly.GetName().Name!)).Distinct()];

    private static bool IsOpen(MethodBase method, Module own) =>
        (method.Module == own && method is { IsVirtual: true, IsFinal: false } && method.DeclaringType is { IsSealed: false })
        || (method.Name == nameof(Action.Invoke) && typeof(Delegate).IsAssignableFrom(method.DeclaringType));

    // What the code names, what is named there, as far as it is code of the tests, and so on.
    private static IEnumerable<IReadOnlyList<MethodBase>> Levels(Operand operand)
    {
        if (operand.EnteredMethod is not { } entered)
            yield break;
        var seen = new HashSet<int> { entered.MetadataToken };
        IReadOnlyList<MethodBase> level = [entered];
        while (level.Count > 0)
        {
            var named = level.SelectMany(MethodCalls.Named).ToList();
            yield return named;
            level = [.. named.Where(method => method.Module == entered.Module && seen.Add(method.MetadataToken))];
        }
    }
}
