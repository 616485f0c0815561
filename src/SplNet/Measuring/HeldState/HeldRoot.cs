namespace SplNet.Measuring.HeldState;

/// <summary>An object that a call finds again each time it is called.</summary>
/// <param name="Value">The object: the closure or target of a delegate, the target or an argument of a functor.</param>
/// <param name="Where">What it is, after "the int[10]", in the user's words.</param>
/// <param name="Path">What stands before the names of its fields.</param>
internal sealed record HeldRoot(object? Value, string Where, string Path)
{
    private const string Called = "on which it is called";

    /// <summary>What the call of a functor is made on.</summary>
    public static HeldRoot Target(object? value) => new(value, Called, string.Empty);

    /// <summary>An argument that was captured.</summary>
    public static HeldRoot Argument(object? value, string? name) => new(value, $"that it takes as '{name}'", name + ".");

    /// <summary>A value that a generator gives.</summary>
    /// <param name="value">The value.</param>
    /// <param name="verb">What it does with it.</param>
    public static HeldRoot Generated(object? value, string verb) => new(value, $"that its generator {verb}", "the generator's ") { IsGenerated = true };

    /// <summary>What a delegate has captured, or is bound to.</summary>
    public static IEnumerable<HeldRoot> Of(Delegate call) => call.GetInvocationList().Select(static one => Target(one.Target));

    /// <summary>True if a generator has made it.</summary>
    public bool IsGenerated { get; init; }
}
