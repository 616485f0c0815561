namespace SplNet.Syntax;

/// <summary>A number.</summary>
internal sealed record NumberArgumentSyntax(double Number) : ArgumentSyntax;
