namespace SplNet.Syntax;

/// <summary>True or false.</summary>
internal sealed record TruthArgumentSyntax(bool Truth) : ArgumentSyntax;
