namespace SplNet.Syntax;

/// <summary>The parts of an operand, in their order.</summary>
internal enum OperandPart
{
    Method,
    ParameterTypes,
    Generators,
    Arguments,
    Revision,
}

/// <summary>The parts of an operand that have been read so far.</summary>
/// <param name="method">The first of them.</param>
internal sealed class OperandParts(QualifiedNameSyntax method)
{
    public QualifiedNameSyntax Method => method;

    public SyntaxList<TypeSyntax> ParameterTypes { get; set; }

    public SyntaxList<QualifiedNameSyntax> Generators { get; set; }

    public SyntaxList<ArgumentSyntax> Arguments { get; set; }

    public RevisionSyntax? Revision { get; set; }

    /// <summary>Builds the operand.</summary>
    /// <param name="span">Its location.</param>
    public OperandSyntax Joined(TextSpan span) => new(method, ParameterTypes, Generators, Arguments, Revision) { Span = span };
}
