namespace SplNet.Syntax;

/// <summary><c>name = operand</c></summary>
internal sealed record DeclarationSyntax(NameSyntax Name, OperandSyntax Operand) : SyntaxNode;
