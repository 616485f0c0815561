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
    /// <summary>True if code returns the values, and no process has listed them yet.</summary>
    public bool HasSource { get; init; }

    /// <summary>The key by which another process finds the values that code returns; null if an attribute states them.</summary>
    public string? Key { get; init; }

    /// <summary>The text for users of values that code returns, in parentheses; null if no text identifies them.</summary>
    public string? Text { get; init; }

    /// <summary>The reason why its tests cannot be measured; null if they can.</summary>
    public Refusal? Refusal { get; init; }

    /// <summary>The name of the class with its types and values.</summary>
    public string Name => (Class.IsGenericType
        ? $"{Class.GetGenericTypeDefinition().FullName!.Split('`')[0]}<{string.Join(
            ", ", Class.GetGenericArguments().Select(static type => type.Name))}>"
        : Class.FullName)
        + (Key is not null ? Text ?? "#" + Key : Values.Count == 0 ? string.Empty : $"({string.Join(", ", Values.Select(Shown))})");

    private static string Shown(CustomAttributeTypedArgument value) => value.Value switch
    {
        null => "null",
        string text => $"\"{text}\"",
        IReadOnlyCollection<CustomAttributeTypedArgument> elements => $"[{string.Join(", ", elements.Select(Shown))}]",
        Type type => type.Name,
        var one => Convert.ToString(one, CultureInfo.InvariantCulture)!,
    };
}
