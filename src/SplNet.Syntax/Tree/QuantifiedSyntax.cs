namespace SplNet.Syntax;

/// <summary><c>forall n in 1, 2: a(n) &lt; b(n)</c>, or <c>exists …</c>.</summary>
internal sealed record QuantifiedSyntax(bool IsUniversal, SyntaxList<BinderSyntax> Binders, FormulaSyntax Body) : FormulaSyntax;
