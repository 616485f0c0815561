using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>
/// Finds buffers that code fills, so each call may find the same content: <c>Array.Copy(source, buffer, 3)</c>, <c>buffer[i] = i</c>,
/// <c>text.Length = 0</c>.
/// </summary>
internal static class Refilling
{
    /// <summary>The arrays and collections that code fills, and builders whose length it sets.</summary>
    public static IEnumerable<IOperation> TargetsIn(IOperation code) => code.Descendants().SelectMany(Targets).Select(Whole);

    private static IEnumerable<IOperation> Targets(IOperation operation) => operation switch
    {
        ISimpleAssignmentOperation { Target: IArrayElementReferenceOperation element } => [element.ArrayReference],
        ISimpleAssignmentOperation { Target: IPropertyReferenceOperation { Instance: { } instance, Property: { } property } }
            when property.IsIndexer || property.Name == "Length" => [instance],
        IInvocationOperation call => Targets(call),
        _ => [],
    };

    private static IEnumerable<IOperation> Targets(IInvocationOperation call) => call.TargetMethod.Name switch
    {
        "Copy" or "ConstrainedCopy" => Argument(call, "destinationArray"),
        "BlockCopy" => Argument(call, "dst"),
        // Array.Fill(buffer, 1) and buffer.AsSpan().Fill(1)
        "Fill" or "Clear" => call.Instance is { } filled ? [filled] : Argument(call, "array"),
        // The source of an extension method is its first argument.
        "CopyTo" or "TryCopyTo" => call.Arguments.Skip(call.Instance is null ? 1 : 0).Select(static argument => argument.Value),
        "NextBytes" => call.Arguments.Select(static argument => argument.Value),
        _ => [],
    };

    private static IEnumerable<IOperation> Argument(IInvocationOperation call, string parameter) =>
        call.Argument(parameter) is { } argument ? [argument] : [];

    // Filling a span of an array fills the array; some conversions to a span are operators.
    private static IOperation Whole(IOperation target) => target.Inside() switch
    {
        IConversionOperation conversion => Whole(conversion.Operand),
        IInvocationOperation { TargetMethod.Name: "AsSpan" or "AsMemory", Arguments: { IsEmpty: false } arguments, Instance: null } =>
            Whole(arguments[0].Value),
        var whole => whole,
    };
}
