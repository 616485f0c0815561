namespace SplNet.Syntax.Binding;

/// <summary>A generator that a formula names, with its arguments, before it is known which call it serves.</summary>
/// <param name="name">The name in the formula.</param>
/// <param name="usesArguments">True if the arguments of the formula go into it.</param>
internal abstract class GeneratorSource(QualifiedNameSyntax name, bool usesArguments)
{
    public string Name => name.ToString();

    /// <summary>True if it has parameters, which the arguments of the formula fill.</summary>
    public bool UsesArguments => usesArguments;

    /// <summary>False if only a run of it tells what it gives.</summary>
    public virtual bool IsKnown => true;

    /// <summary>What it gives, in words for the user.</summary>
    public abstract string Gives { get; }

    /// <summary>How well its values serve as the arguments of a call; null for not at all.</summary>
    public abstract int? Fit(TypeModel[] wanted);

    /// <summary>What it may give again after a call has changed it, in words for the user; null where nothing can have changed.</summary>
    public virtual string? KeptFor(TypeModel[] wanted) => null;
}
