namespace SplNet.Syntax;

/// <summary>A variable of a quantifier.</summary>
internal sealed record VariableSyntax(string Name) : ArgumentSyntax;
