using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>Reads from the types of argument generators what they reveal. Their axes are known only at run time.</summary>
internal sealed class UnseenGenerators : IGeneratorReader
{
    public GeneratorSource? Read(
        QualifiedNameSyntax name, GeneratorMember member, SyntaxList<ArgumentSyntax> arguments, BindingDiagnostics diagnostics) =>
        new UnseenGeneratorSource(name, GeneratedValue.Of(member.Result));
}
