namespace SplNet.Syntax;

/// <summary>Something that is true, false or not known.</summary>
internal abstract record FormulaSyntax : SyntaxNode;
