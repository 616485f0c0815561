namespace SplNet.Syntax.Binding;

/// <summary>
/// Reads the values of objects that generate arguments. The runtime creates the objects and asks them; a compiler knows only their types.
/// </summary>
internal interface IGeneratorReader
{
    /// <summary>Reads the generator; null if it cannot be used, which is reported.</summary>
    /// <param name="name">The name in the formula.</param>
    /// <param name="member">The member of that name.</param>
    /// <param name="arguments">The arguments that the formula passes to its parameters, and then to its axes.</param>
    /// <param name="diagnostics">Collects the problems.</param>
    GeneratorSource? Read(
        QualifiedNameSyntax name, GeneratorMember member, SyntaxList<ArgumentSyntax> arguments, BindingDiagnostics diagnostics);
}
