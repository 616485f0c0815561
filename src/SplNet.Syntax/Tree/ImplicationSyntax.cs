namespace SplNet.Syntax;

/// <summary><c>a =&gt; b =&gt; c</c>, which is <c>a =&gt; (b =&gt; c)</c>; at least two formulas.</summary>
internal sealed record ImplicationSyntax(SyntaxList<FormulaSyntax> Formulas) : FormulaSyntax;
