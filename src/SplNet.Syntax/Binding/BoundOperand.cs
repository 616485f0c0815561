namespace SplNet.Syntax.Binding;

/// <summary>An operand whose names are resolved.</summary>
/// <param name="Syntax">The operand, without aliases and variables.</param>
/// <param name="Named">The members of its name.</param>
/// <param name="Method">The overload.</param>
/// <param name="Arguments">The arguments of the call itself; empty if a generator supplies them.</param>
/// <param name="Workload">The generator of the arguments.</param>
/// <param name="Instance">The generator of the object.</param>
internal sealed record BoundOperand(
    OperandSyntax Syntax,
    NamedMember Named,
    MemberModel Method,
    SyntaxList<ArgumentSyntax> Arguments,
    GeneratorSource? Workload,
    GeneratorSource? Instance);
