using SplNet.Arguments.Generators;
using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;
using SplNet.Values;

namespace SplNet.Statements.Binding;

/// <summary>A generator of SplNet, or a user-defined one.</summary>
/// <param name="name">The name in the formula.</param>
/// <param name="generator">The generator.</param>
/// <param name="values">The values for its axes.</param>
/// <param name="usesArguments">True if it takes the arguments of the formula.</param>
internal sealed class KnownGeneratorSource(
    QualifiedNameSyntax name, IArgumentGenerator generator, IReadOnlyList<object> values, bool usesArguments)
    : GeneratorSource(name, usesArguments)
{
    private readonly TypeModel? _value = GeneratedValue.Of(new ReflectionType(generator.GetType()));

    public override string Gives => _value?.ToString() ?? Plural.Of(generator.Count, "argument");

    /// <summary>The generator with values for its axes.</summary>
    public IArgumentGenerator Bound => new BoundGenerator(generator, values);

    public override int? Fit(TypeModel[] wanted) =>
        _value is not null ? TypeFit.Of(_value, wanted) : generator.Count == wanted.Length ? TypeFit.AtRunTime : null;
}
