using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>Tells of objects that generate arguments what their types say; which axes they have is known at run time.</summary>
internal sealed class UnseenGenerators : IGeneratorReader
{
    public GeneratorSource? Read(QualifiedNameSyntax name, GeneratorMember member, SyntaxList<ArgumentSyntax> arguments, BindingDiagnostics diagnostics) =>
        new UnseenGeneratorSource(name, GeneratedValue.Of(member.Result));
}
