using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>A call that modifies a framework collection.</summary>
/// <param name="Call">The call.</param>
/// <param name="Target">The modified collection.</param>
/// <param name="Kind">The direction of the change.</param>
internal sealed record Mutation(IInvocationOperation Call, IOperation Target, MutationKind Kind)
{
    private static readonly string[] Growing =
    [
        "Add", "AddRange", "Insert", "InsertRange", "Enqueue", "EnqueueRange", "Push", "PushRange", "AddFirst", "AddLast", "TryAdd",
        "UnionWith",
        "Append", "AppendLine", "AppendFormat", "AppendJoin",
    ];

    private static readonly string[] Shrinking =
    [
        "Remove", "RemoveAt", "RemoveAll", "RemoveRange", "RemoveWhere", "RemoveFirst", "RemoveLast", "Clear", "Dequeue", "TryDequeue",
        "Pop", "TryPop", "TryTake",
        "TryRemove", "ExceptWith", "IntersectWith",
    ];

    private static readonly string[] Reordering = ["Sort", "Reverse"];

    /// <summary>The change; null for any other call.</summary>
    public static Mutation? Of(IInvocationOperation call)
    {
        if (KindOf(call.TargetMethod.Name) is not { } kind || call.TargetMethod.ContainingType is not { } type)
            return null;
        if (IsArray(type))
            return kind == MutationKind.Reorders && !call.Arguments.IsEmpty
                ? new Mutation(call, call.Arguments[0].Value.Inside(), kind)
                : null;
        return IsCollection(type) && call.Instance is { } target ? new Mutation(call, Chained(target.Inside()), kind) : null;
    }

    // Each call on a StringBuilder returns the builder: text.Clear().Append(1) changes text twice.
    private static IOperation Chained(IOperation target)
    {
        while (target is IInvocationOperation { Instance: { } instance, TargetMethod: { } method }
            && IsBuilder(method.ContainingType) && SymbolEqualityComparer.Default.Equals(method.ReturnType, method.ContainingType))
        {
            target = instance.Inside();
        }

        return target;
    }

    private static MutationKind? KindOf(string name) =>
        Array.IndexOf(Growing, name) >= 0 ? MutationKind.Grows
        : Array.IndexOf(Shrinking, name) >= 0 ? MutationKind.Shrinks
        : Array.IndexOf(Reordering, name) >= 0 ? MutationKind.Reorders
        : null;

    private static bool IsArray(INamedTypeSymbol type) => type.SpecialType == SpecialType.System_Array;

    // Methods of immutable collections return a modified copy, and frozen collections do not have such methods.
    private static bool IsCollection(INamedTypeSymbol type) => type.ContainingNamespace?.ToDisplayString() switch
    {
        "System.Collections" or "System.Collections.Generic" or "System.Collections.Concurrent" or "System.Collections.ObjectModel" => true,
        _ => IsBuilder(type),
    };

    private static bool IsBuilder(INamedTypeSymbol type) =>
        type.Name == "StringBuilder" && type.ContainingNamespace?.ToDisplayString() == "System.Text";
}
