using System.Collections;
using SplNet.Generators;
using SplNet.Measuring.Calls;

namespace SplNet.Binding;

/// <summary>An ordinary member that gives a value or a sequence of values.</summary>
/// <param name="name">The name in the formula.</param>
/// <param name="type">The type of what it gives.</param>
/// <param name="make">Calls it.</param>
/// <param name="usesArguments">True if the arguments of the formula go into it.</param>
/// <param name="isRandom">True if it takes random numbers.</param>
/// <param name="isKept">True for a field or a property, which may give the same objects each time.</param>
internal sealed class MemberGeneratorSource(string name, Type type, Func<Random, object?> make, bool usesArguments, bool isRandom, bool isKept)
    : GeneratorSource(name)
{
    private readonly Type? _element = ElementOf(type);

    public override bool UsesArguments => usesArguments;

    public override string Gives => TypeText.Of(type);

    public override int? Fit(IReadOnlyList<Type> wanted) => Best(wanted).Fit;

    public override string? KeptFor(IReadOnlyList<Type> wanted) =>
        isKept && !wanted.All(Immutability.Holds) ? Best(wanted).IsSequence ? TypeText.Of(_element!) : TypeText.Of(type) : null;

    public override IArgumentGenerator For(IReadOnlyList<Type> wanted)
    {
        var isSequence = Best(wanted).IsSequence;
        var several = TypeFit.IsSeveral(isSequence ? _element! : type, wanted);
        return new MemberGenerator(Name, make, value => TypeFit.Spread(value, several), wanted.Count) { IsSequence = isSequence, IsRandom = isRandom };
    }

    // A list may be a sequence of arguments or an argument itself; its elements come first where they fit.
    private (int? Fit, bool IsSequence) Best(IReadOnlyList<Type> wanted)
    {
        var element = _element is null ? null : TypeFit.Of(_element, wanted);
        var value = TypeFit.Of(type, wanted);
        return element is null || (element >= TypeFit.AtRunTime && value < TypeFit.AtRunTime) ? (value, false) : (element, true);
    }

    private static Type? ElementOf(Type type)
    {
        if (type == typeof(string))
            return null;
        var sequence = type.GetInterfaces().Prepend(type).FirstOrDefault(static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IEnumerable<>));
        return sequence?.GetGenericArguments()[0] ?? (typeof(IEnumerable).IsAssignableFrom(type) ? typeof(object) : null);
    }
}
