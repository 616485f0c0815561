using System.Reflection;

namespace SplNet.Operands;

/// <summary>The set-up and clean-up methods of a benchmark, found by BenchmarkDotNet's rules.</summary>
internal sealed class BenchmarkPhases
{
    private readonly List<string> _problems = [];

    public BenchmarkPhases(Type type, string benchmark)
    {
        GlobalSetup = Serving(type, nameof(GlobalSetup), benchmark);
        GlobalCleanup = Serving(type, nameof(GlobalCleanup), benchmark);
        IterationSetup = Serving(type, nameof(IterationSetup), benchmark);
        IterationCleanup = Serving(type, nameof(IterationCleanup), benchmark);
    }

    public MethodInfo? GlobalSetup { get; }

    public MethodInfo? GlobalCleanup { get; }

    public MethodInfo? IterationSetup { get; }

    public MethodInfo? IterationCleanup { get; }

    /// <summary>The reasons why BenchmarkDotNet would reject the class, as messages for the user.</summary>
    public IReadOnlyList<string> Problems => _problems;

    // A method that names the benchmark takes precedence over one that serves all.
    private MethodInfo? Serving(Type type, string kind, string benchmark)
    {
        var all = BenchmarkAttributes.PhasesOf(type, kind);
        _problems.AddRange(all.Select(one => Problem(type, kind, one.Method)).OfType<string>().Distinct(StringComparer.Ordinal));
        var special = all.Where(one => one.Targets.Contains(benchmark, StringComparer.Ordinal)).Select(static one => one.Method).Distinct()
            .ToList();
        var serving = special.Count > 0
            ? special
            : [.. all.Where(static one => one.Targets.Count == 0).Select(static one => one.Method).Distinct()];
        if (serving.Count > 1)
        {
            _problems.Add(
                $"{type.Name}.{benchmark} has {serving.Count} methods with [{kind}]: " +
                $"{string.Join(", ", serving.Select(static method => $"{method.DeclaringType!.Name}.{method.Name}"))}. " +
                "Keep one, or override the inherited one");
        }

        return serving.Count == 0 ? null : CalledMethod.Of(type, serving[0]);
    }

    private static string? Problem(Type type, string kind, MethodInfo method)
    {
        var name = $"{type.Name}.{method.Name} has [{kind}] and";
        return !method.IsPublic ? $"{name} is not public. Make it public, as BenchmarkDotNet requires"
            : method.IsGenericMethodDefinition ? $"{name} is generic. Remove the type parameters"
            : method.GetParameters().Length > 0 ? $"{name} has parameters. Remove them"
            : null;
    }
}
