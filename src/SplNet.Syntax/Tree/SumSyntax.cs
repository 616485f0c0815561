namespace SplNet.Syntax;

/// <summary><c>a + b - c</c>; at least one further term.</summary>
internal sealed record SumSyntax(ExpressionSyntax First, SyntaxList<SumTermSyntax> Terms) : ExpressionSyntax;
