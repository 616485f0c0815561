namespace SplNet.Statements.Binding;

/// <summary>A requirement whose names are resolved.</summary>
/// <param name="Formula">The formula; null if there is an error.</param>
/// <param name="Operands">The measured operands, by their text.</param>
/// <param name="Diagnostics">The problems.</param>
internal sealed record BoundRequirement(
    Formula? Formula, IReadOnlyDictionary<string, Operand> Operands, IReadOnlyList<FormulaDiagnostic> Diagnostics)
{
    private static readonly Dictionary<string, Operand> Nothing = new(StringComparer.Ordinal);

    /// <summary>Creates a requirement that cannot be used.</summary>
    /// <param name="diagnostics">The problems.</param>
    public static BoundRequirement Unusable(IReadOnlyList<FormulaDiagnostic> diagnostics) => new(null, Nothing, diagnostics);
}
