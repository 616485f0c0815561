using System.Reflection;
using SplNet.Operands;

namespace SplNet.Versioning;

/// <summary>Finds the libraries that test code uses, for example a lambda or a scenario, from its instructions.</summary>
internal static class CalledLibraries
{
    /// <summary>
    /// The candidates that the code uses directly. If there are none, the candidates that are used by the test code
    /// that it calls, and so on.
    /// </summary>
    /// <param name="operand">The operand.</param>
    /// <param name="names">The simple names of the candidate libraries.</param>
    public static IReadOnlyList<Assembly> Nearest(Operand operand, IReadOnlySet<string> names) =>
        Levels(operand).Select(level => Among(level, names)).FirstOrDefault(static used => used.Count > 0) ?? [];

    /// <summary>
    /// All candidates that the code and the test code called from it use. Null if it makes a call whose target is only known at run time: a
    /// delegate, or a virtual method of the tests.
    /// </summary>
    /// <param name="operand">The operand.</param>
    /// <param name="names">The simple names of the candidate libraries.</param>
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

    // The references of the code, then the references of the test code among them, and so on.
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
