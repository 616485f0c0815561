namespace SplNet.Syntax.Binding;

/// <summary>A generator named in a formula, with its arguments, before its call is known.</summary>
/// <param name="name">The name in the formula.</param>
/// <param name="usesArguments">True if the arguments of the formula go into it.</param>
internal abstract class GeneratorSource(QualifiedNameSyntax name, bool usesArguments)
{
    public string Name => name.ToString();

    /// <summary>True if it has parameters that the formula's arguments fill.</summary>
    public bool UsesArguments => usesArguments;

    /// <summary>False if the values are known only after a run.</summary>
    public virtual bool IsKnown => true;

    /// <summary>Describes its values to the user.</summary>
    public abstract string Gives { get; }

    /// <summary>Rates how well its values fit the arguments of a call; null if they do not.</summary>
    public abstract int? Fit(TypeModel[] wanted);

    /// <summary>
    /// Describes to the user the values that it may return again after a call has changed them; null if they cannot have changed.
    /// </summary>
    public virtual string? KeptFor(TypeModel[] wanted) => null;
}
