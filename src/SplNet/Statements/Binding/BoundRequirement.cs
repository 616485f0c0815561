namespace SplNet.Statements.Binding;

/// <summary>A requirement whose names have found what they stand for.</summary>
/// <param name="Formula">The formula; null if there is an error.</param>
/// <param name="Operands">What is measured, by the text of the operand.</param>
/// <param name="Diagnostics">What is wrong.</param>
internal sealed record BoundRequirement(Formula? Formula, IReadOnlyDictionary<string, Operand> Operands, IReadOnlyList<FormulaDiagnostic> Diagnostics)
{
    private static readonly Dictionary<string, Operand> Nothing = new(StringComparer.Ordinal);

    /// <summary>One of which nothing is made.</summary>
    /// <param name="diagnostics">What is wrong.</param>
    public static BoundRequirement Unusable(IReadOnlyList<FormulaDiagnostic> diagnostics) => new(null, Nothing, diagnostics);
}
