namespace SplNet.Syntax;

/// <summary><c>a &amp;&amp; b &amp;&amp; c</c>; at least two formulas.</summary>
internal sealed record ConjunctionSyntax(SyntaxList<FormulaSyntax> Formulas) : FormulaSyntax;
