namespace SplNet.Syntax;

/// <summary><c>alpha = 0.05</c></summary>
internal sealed record OptionSyntax(NameSyntax Name, OptionValueSyntax Value) : SyntaxNode;
