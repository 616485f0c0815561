namespace SplNet.Syntax;

/// <summary><c>!a</c></summary>
internal sealed record NegationSyntax(FormulaSyntax Formula) : FormulaSyntax;
