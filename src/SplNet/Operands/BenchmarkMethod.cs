using System.Reflection;

namespace SplNet.Operands;

/// <summary>A method with <c>[Benchmark]</c>, and the members of its class that concern it.</summary>
internal sealed class BenchmarkMethod
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    public BenchmarkMethod(Type type, string name)
    {
        Type = type;
        Phases = new(type, name);
        var named = type.GetMethods(Any).Where(method => method.Name == name).ToList();
        var benchmarks = named.FindAll(static method => BenchmarkAttributes.OperationsPerInvoke(method) is not null);
        var attributed = benchmarks.FirstOrDefault() ?? named.FirstOrDefault();
        Method = attributed is null ? null : CalledMethod.Of(type, attributed);
        if (attributed is not null)
        {
            OperationsPerInvoke = BenchmarkAttributes.OperationsPerInvoke(attributed) ?? 1;
            Parameters = BenchmarkParameter.Of(type, attributed);
        }

        Problems = [.. Found(name, benchmarks), .. Phases.Problems];
    }

    public Type Type { get; }

    /// <summary>The method; null only if there are problems.</summary>
    public MethodInfo? Method { get; }

    public int OperationsPerInvoke { get; } = 1;

    /// <summary>Its set-up and clean-up methods.</summary>
    public BenchmarkPhases Phases { get; }

    /// <summary>The parameters that need values: members first, then the arguments in order.</summary>
    public IReadOnlyList<BenchmarkParameter> Parameters { get; } = [];

    /// <summary>The reasons why it cannot be measured, as messages for the user.</summary>
    public IReadOnlyList<string> Problems { get; }

    private IEnumerable<string> Found(string name, List<MethodInfo> benchmarks)
    {
        if (Method is null)
        {
            yield return $"{Type.Name} does not have a method '{name}'" + Spelling.Suggestion(name, Type.GetMethods(Any)
                .Where(static method => BenchmarkAttributes.OperationsPerInvoke(method) is not null).Select(static method => method.Name),
                Spelling.InParentheses);
            yield break;
        }

        if (benchmarks.Select(one => CalledMethod.Of(Type, one)).Distinct().Count() > 1)
            yield return $"{Type.Name} has {benchmarks.Count} benchmarks named '{name}'. Rename them, so that a name means one of them";
        if (benchmarks.Count == 0)
            yield return $"{Type.Name}.{name} lacks the [Benchmark] attribute; " +
                "measure an ordinary method with Operand.Of or a MethodOperand";
        if (Method.IsGenericMethodDefinition)
            yield return $"{Type.Name}.{name} is generic, so its type arguments are not known";
        if (!Method.IsPublic)
            yield return $"{Type.Name}.{name} is not public, which BenchmarkDotNet asks of a benchmark";
        if (Method.GetParameters().Any(static parameter => parameter.ParameterType.IsByRef || parameter.ParameterType.IsByRefLike))
            yield return $"{Type.Name}.{name} takes a reference or a span, which cannot be kept for the measurement";
        if (Method.ReturnType is { IsByRef: true } or { IsByRefLike: true })
            yield return $"{Type.Name}.{name} returns a reference or a ref struct, which cannot be consumed";
        foreach (var parameter in Parameters.Where(static parameter => !parameter.IsSettable))
            yield return $"{Type.Name}.{parameter.Name} has [Params] and cannot be set. Make it a public field, or give it a public setter";
        foreach (var unfinished in UnfinishedCode.Problems(Method, Type))
            yield return unfinished.Reason;
        if (Type.IsAbstract || Type.GetConstructor(System.Type.EmptyTypes) is null)
            yield return $"{Type.Name} is abstract or lacks a public parameterless constructor, so it cannot be instantiated";
    }
}
