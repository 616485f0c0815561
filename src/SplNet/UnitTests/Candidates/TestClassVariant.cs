using System.Globalization;
using System.Reflection;

namespace SplNet.UnitTests.Candidates;

/// <summary>
/// A test class as its framework instantiates it: closed if it is generic, with the constructor arguments of an attribute.
/// </summary>
/// <param name="Class">The class.</param>
/// <param name="Constructor">The constructor for the values; null if the framework chooses one without them.</param>
/// <param name="Values">The values.</param>
internal sealed record TestClassVariant(Type Class, ConstructorInfo? Constructor, IReadOnlyList<CustomAttributeTypedArgument> Values)
{
    /// <summary>The reason why its tests cannot be measured; null if they can.</summary>
    public Refusal? Refusal { get; init; }

    /// <summary>The name of the class with its types and values.</summary>
    public string Name => (Class.IsGenericType
        ? $"{Class.GetGenericTypeDefinition().FullName!.Split('`')[0]}<{string.Join(
            ", ", Class.GetGenericArguments().Select(static type => type.Name))}>"
        : Class.FullName)
        + (Values.Count == 0 ? string.Empty : $"({string.Join(", ", Values.Select(Shown))})");

    private static string Shown(CustomAttributeTypedArgument value) => value.Value switch
    {
        null => "null",
        string text => $"\"{text}\"",
        IReadOnlyCollection<CustomAttributeTypedArgument> elements => $"[{string.Join(", ", elements.Select(Shown))}]",
        Type type => type.Name,
        var one => Convert.ToString(one, CultureInfo.InvariantCulture)!,
    };
}
