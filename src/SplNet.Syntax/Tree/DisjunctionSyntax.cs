namespace SplNet.Syntax;

/// <summary><c>a || b || c</c>; at least two formulas.</summary>
internal sealed record DisjunctionSyntax(SyntaxList<FormulaSyntax> Formulas) : FormulaSyntax;
