using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>An object that generates arguments. Only its type is known before it is created.</summary>
/// <param name="name">The name in the formula.</param>
/// <param name="value">The type of its values; null if it is unknown.</param>
internal sealed class UnseenGeneratorSource(QualifiedNameSyntax name, TypeModel? value)
    : GeneratorSource(name, usesArguments: true)
{
    public override bool IsKnown => value is not null;

    public override string Gives => value?.ToString() ?? "arguments";

    public override int? Fit(TypeModel[] wanted) => value is null ? TypeFit.AtRunTime : TypeFit.Of(value, wanted);
}
