namespace SplNet.Syntax;

/// <summary>A formula with its name, if it has one, and its options.</summary>
internal sealed record RequirementSyntax(NameSyntax? Name, FormulaSyntax Formula, SyntaxList<OptionSyntax> Options) : SyntaxNode;
