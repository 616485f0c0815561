namespace SplNet.Syntax;

/// <summary>A file of formulas.</summary>
internal sealed record FileSyntax(SyntaxList<DeclarationSyntax> Declarations, SyntaxList<RequirementSyntax> Requirements) : SyntaxNode;
