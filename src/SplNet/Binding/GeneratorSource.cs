namespace SplNet.Binding;

/// <summary>A generator that a formula names, with its arguments, before it is known which call it serves.</summary>
/// <param name="name">The name in the formula.</param>
internal abstract class GeneratorSource(string name)
{
    public string Name => name;

    /// <summary>True if it has parameters, which the arguments of the formula fill.</summary>
    public abstract bool UsesArguments { get; }

    /// <summary>What it gives, in words for the user.</summary>
    public abstract string Gives { get; }

    /// <summary>How well its values serve as the arguments of a call; null for not at all.</summary>
    public abstract int? Fit(IReadOnlyList<Type> wanted);

    /// <summary>What it may give again after a call has changed it, in words for the user; null where nothing can have changed.</summary>
    public virtual string? KeptFor(IReadOnlyList<Type> wanted) => null;

    /// <summary>The generator of these arguments, which it fits.</summary>
    public abstract IArgumentGenerator For(IReadOnlyList<Type> wanted);
}
