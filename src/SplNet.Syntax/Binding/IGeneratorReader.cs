namespace SplNet.Syntax.Binding;

/// <summary>Tells what objects that generate arguments give: the run time makes them and asks, a compiler knows only their types.</summary>
internal interface IGeneratorReader
{
    /// <summary>The generator; null if it cannot be used, which is reported.</summary>
    /// <param name="name">The name in the formula.</param>
    /// <param name="member">What it stands for.</param>
    /// <param name="arguments">What the formula gives to its parameters, and then to its axes.</param>
    /// <param name="diagnostics">Takes the problems.</param>
    GeneratorSource? Read(QualifiedNameSyntax name, GeneratorMember member, SyntaxList<ArgumentSyntax> arguments, BindingDiagnostics diagnostics);
}
