using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2029: constants that generators and <c>Reinstantiate</c> reject.</summary>
internal sealed class EmptyGeneratorRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Refused = Rule.Error("SPL2029", "Generator without values", "'{0}' is refused: {1}");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Refused];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
        var type = call.TargetMethod.ContainingType;
        if (!SplNetTypes.Are(type, types.Generators) && !SplNetTypes.Are(type, types.Operand))
            return;
        var why = SplNetTypes.Are(type, types.Operand)
            ? call.TargetMethod.Name == "Reinstantiate" && Number("every") < 1 ? "the number of iterations must be at least 1" : null
            : Why();
        if (why is not null && !Expectation.IsOfException(call, types))
            context.ReportDiagnostic(Diagnostic.Create(Refused, call.Syntax.GetLocation(), call.Syntax, why));

        // Comparisons with non-constant values are false.
        string? Why() => call.TargetMethod.Name switch
        {
            "Range" when Number("step") < 1 || Number("to") < Number("from") =>
                "the step must be positive, and the end not below the start",
            "Exponential" when Number("from") < 1 || Number("factor") < 2 || Number("to") < Number("from") =>
                "the start must be positive, the factor above 1, and the end not below the start",
            "Ints" or "Doubles" when Number("min") >= Number("max") => "the values are at least the first and below the second",
            "Doubles" when IsEndless(Number("min")) || IsEndless(Number("max")) => "both bounds must be finite",
            "Strings" or "Arrays" when Number("length") < 0 => "a length cannot be negative",
            "Of" => OfValues(call.Argument("values")),
            _ => null,
        };

        double? Number(string parameter) => call.Argument(parameter) is { } value ? Times.Number(value) : null;
    }

    private static bool IsEndless(double? number) => number is { } value && (double.IsNaN(value) || double.IsInfinity(value));

    private static string? OfValues(IOperation? values)
    {
        var elements = values?.Inside() switch
        {
            IArrayCreationOperation { Initializer.ElementValues: var written } => written,
            ICollectionExpressionOperation { Elements: var written } => written,
            _ => default,
        };
        if (elements.IsDefault)
            return null;
        if (elements.IsEmpty)
            return "an axis needs at least one value";
        var seen = new HashSet<object>();
        foreach (var element in elements)
        {
            if (element.ConstantValue is not { HasValue: true } constant)
                continue;
            if (constant.Value is null)
                return "a formula cannot bind null";
            if (!seen.Add(constant.Value))
                return "an axis has each value once";
        }

        return null;
    }
}
