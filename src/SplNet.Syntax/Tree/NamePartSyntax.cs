namespace SplNet.Syntax;

/// <summary>One part of a name, with its type arguments.</summary>
internal sealed record NamePartSyntax(string Name, SyntaxList<TypeSyntax> TypeArguments) : SyntaxNode;
