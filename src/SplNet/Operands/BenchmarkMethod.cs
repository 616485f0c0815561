using System.Reflection;
using SplNet.Syntax;

namespace SplNet.Operands;

/// <summary>A method with <c>[Benchmark]</c>, and what else of its class concerns it.</summary>
internal sealed class BenchmarkMethod
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    public BenchmarkMethod(Type type, string name)
    {
        Type = type;
        var candidates = type.GetMethods(Any).Where(method => method.Name == name).ToList();
        Method = candidates.Find(static method => BenchmarkAttributes.OperationsPerInvoke(method) is not null) ?? candidates.FirstOrDefault();
        Problems = [.. Found(name)];
        if (Method is null)
            return;
        OperationsPerInvoke = BenchmarkAttributes.OperationsPerInvoke(Method) ?? 1;
        GlobalSetup = BenchmarkAttributes.Serving(type, nameof(GlobalSetup), name);
        GlobalCleanup = BenchmarkAttributes.Serving(type, nameof(GlobalCleanup), name);
        IterationSetup = BenchmarkAttributes.Serving(type, nameof(IterationSetup), name);
        IterationCleanup = BenchmarkAttributes.Serving(type, nameof(IterationCleanup), name);
        Parameters = BenchmarkParameter.Of(type, Method);
    }

    public Type Type { get; }

    /// <summary>The method; null only if there are problems.</summary>
    public MethodInfo? Method { get; }

    public int OperationsPerInvoke { get; } = 1;

    public MethodInfo? GlobalSetup { get; }

    public MethodInfo? GlobalCleanup { get; }

    public MethodInfo? IterationSetup { get; }

    public MethodInfo? IterationCleanup { get; }

    /// <summary>What it needs values for: members first, then the arguments in their order.</summary>
    public IReadOnlyList<BenchmarkParameter> Parameters { get; } = [];

    /// <summary>Why it cannot be measured, in words for the user.</summary>
    public IReadOnlyList<string> Problems { get; }

    private IEnumerable<string> Found(string name)
    {
        if (Method is null)
        {
            yield return $"{Type.Name} has no method '{name}'" + Spelling.Suggestion(name, Type.GetMethods(Any)
                .Where(static method => BenchmarkAttributes.OperationsPerInvoke(method) is not null).Select(static method => method.Name), Spelling.InParentheses);
            yield break;
        }

        if (BenchmarkAttributes.OperationsPerInvoke(Method) is null)
            yield return $"{Type.Name}.{name} has no [Benchmark] attribute; measure an ordinary method with Operand.Of or a MethodOperand";
        if (Method.IsGenericMethodDefinition)
            yield return $"{Type.Name}.{name} is generic, and which types it is meant for is not known";
        if (!Method.IsPublic)
            yield return $"{Type.Name}.{name} is not public, which BenchmarkDotNet asks of a benchmark";
        if (Method.GetParameters().Any(static parameter => parameter.ParameterType.IsByRef || parameter.ParameterType.IsByRefLike))
            yield return $"{Type.Name}.{name} takes a reference or a span, which cannot be kept for the measurement";
        if (Method.ReturnType is { IsByRef: true } or { IsByRefLike: true })
            yield return $"{Type.Name}.{name} returns a reference or a ref struct, which cannot be consumed";
        foreach (var unfinished in UnfinishedCode.Problems(Method, Type))
            yield return unfinished;
        if (Type.IsAbstract || Type.GetConstructor(System.Type.EmptyTypes) is null)
            yield return $"{Type.Name} is abstract or has no public constructor without parameters, so no object of it can be made";
    }
}
