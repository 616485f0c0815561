namespace SplNet.Syntax;

/// <summary><c>method(types)[generators](arguments)@revision</c></summary>
/// <param name="Method">The method, an alias, <c>THIS</c> or <c>SELF</c>.</param>
/// <param name="ParameterTypes">The types that pick an overload; empty where none are given.</param>
/// <param name="Generators">The generators: of the arguments, then of the instance.</param>
/// <param name="Arguments">The arguments of the generators.</param>
/// <param name="Revision">The revision; null for the present one.</param>
internal sealed record OperandSyntax(
    QualifiedNameSyntax Method,
    SyntaxList<TypeSyntax> ParameterTypes,
    SyntaxList<QualifiedNameSyntax> Generators,
    SyntaxList<ArgumentSyntax> Arguments,
    RevisionSyntax? Revision) : SyntaxNode;
