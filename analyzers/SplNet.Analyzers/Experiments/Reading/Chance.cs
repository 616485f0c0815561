using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Values that differ between processes because they come from random numbers or clocks.</summary>
internal static class Chance
{
    /// <summary>
    /// Finds the first such value that an operation uses, directly or from a variable that was set to one; null if there is none.
    /// </summary>
    public static IOperation? In(IOperation operation, SplNetTypes types) => operation.DescendantsAndSelf()
        .Select(part => Is(part, types) ? part
            : part is ILocalReferenceOperation && part.Value() is var value && value != part ? FirstIn(value, types)
            : null)
        .FirstOrDefault(static found => found is not null);

    private static IOperation? FirstIn(IOperation value, SplNetTypes types) =>
        value.DescendantsAndSelf().FirstOrDefault(part => Is(part, types));

    private static bool Is(IOperation operation, SplNetTypes types) => operation switch
    {
        IInvocationOperation { TargetMethod: { } method } call => SplNetTypes.Are(method.ContainingType, types.Random)
            ? IsUnseeded(call.Instance, types)
            : FullName(method) is "System.Guid.NewGuid" or "System.Guid.CreateVersion7" or "System.Diagnostics.Stopwatch.GetTimestamp"
                or "System.Diagnostics.Stopwatch.GetElapsedTime",
        IPropertyReferenceOperation { Property: { } property } => FullName(property) is
            "System.DateTime.Now" or "System.DateTime.UtcNow" or "System.DateTime.Today" or "System.DateTimeOffset.Now"
                or "System.DateTimeOffset.UtcNow"
            or "System.Environment.TickCount" or "System.Environment.TickCount64" or "System.Environment.ProcessId"
            or "System.Diagnostics.Stopwatch.Elapsed" or "System.Diagnostics.Stopwatch.ElapsedMilliseconds"
            or "System.Diagnostics.Stopwatch.ElapsedTicks",
        _ => false,
    };

    // With a seed the numbers are always the same.
    private static bool IsUnseeded(IOperation? random, SplNetTypes types) => random?.Value() switch
    {
        IObjectCreationOperation creation => creation.Arguments.IsEmpty && SplNetTypes.Are(creation.Type, types.Random),
        IPropertyReferenceOperation { Property: { Name: "Shared" } property } => SplNetTypes.Are(property.ContainingType, types.Random),
        _ => false,
    };

    private static string FullName(ISymbol member) =>
        member.ContainingType is { ContainingNamespace: { } space } type
            ? $"{space.ToDisplayString()}.{type.Name}.{member.Name}"
            : string.Empty;
}
