namespace SplNet.Syntax;

/// <summary>Stands where a formula is missing, after an error.</summary>
internal sealed record MissingFormulaSyntax : FormulaSyntax;
