namespace SplNet.Syntax;

/// <summary>A quoted text.</summary>
internal sealed record TextArgumentSyntax(string Text) : ArgumentSyntax;
