using SplNet.Generators;

namespace SplNet.Binding;

/// <summary>A generator of SplNet, or one that the user has written.</summary>
/// <param name="name">The name in the formula.</param>
/// <param name="generator">The generator.</param>
/// <param name="values">The values for its axes.</param>
/// <param name="usesArguments">True if the arguments of the formula go into it.</param>
internal sealed class KnownGeneratorSource(string name, IArgumentGenerator generator, IReadOnlyList<object> values, bool usesArguments)
    : GeneratorSource(name)
{
    private readonly Type? _value = ValueOf(generator.GetType());

    public override bool UsesArguments => usesArguments;

    public override string Gives => _value is null ? $"{generator.Count} argument(s)" : TypeText.Of(_value);

    public override int? Fit(IReadOnlyList<Type> wanted) =>
        _value is not null ? TypeFit.Of(_value, wanted) : generator.Count == wanted.Count ? TypeFit.AtRunTime : null;

    public override IArgumentGenerator For(IReadOnlyList<Type> wanted) => new BoundGenerator(generator, values);

    private static Type? ValueOf(Type? type)
    {
        for (; type is not null; type = type.BaseType)
        {
            if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Gen<>))
                return type.GetGenericArguments()[0];
        }

        return null;
    }
}
