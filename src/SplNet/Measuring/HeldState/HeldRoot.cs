namespace SplNet.Measuring.HeldState;

/// <summary>An object that a call finds again each time.</summary>
/// <param name="Value">The object: the closure or target of a delegate, the target or an argument of a functor.</param>
/// <param name="Where">The role of the object, after "the int[10]", in the user's words.</param>
/// <param name="Path">The prefix for the names of its fields.</param>
internal sealed record HeldRoot(object? Value, string Where, string Path)
{
    private const string Called = "on which it is called";

    /// <summary>The target of a functor's call.</summary>
    public static HeldRoot Target(object? value) => new(value, Called, string.Empty);

    /// <summary>A captured argument.</summary>
    public static HeldRoot Argument(object? value, string? name) => new(value, $"that it takes as '{name}'", name + ".");

    /// <summary>A value from a generator.</summary>
    /// <param name="value">The value.</param>
    /// <param name="verb">The verb that describes what the generator does with it.</param>
    public static HeldRoot Generated(object? value, string verb) =>
        new(value, $"that its generator {verb}", "the generator's ") { IsGenerated = true };

    /// <summary>The objects that a delegate has captured or is bound to.</summary>
    public static IEnumerable<HeldRoot> Of(Delegate call) => call.GetInvocationList().Select(static one => Target(one.Target));

    /// <summary>True if a generator created it.</summary>
    public bool IsGenerated { get; init; }
}
