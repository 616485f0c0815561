namespace SplNet;

/// <summary>Supplies the arguments that a functor marks with <see cref="Arg.Of{T}"/>, one list per invocation.</summary>
public interface IArgumentGenerator
{
    /// <summary>The number of arguments in each list.</summary>
    int Count { get; }

    /// <summary>Creates the arguments of one invocation; called outside the measured time.</summary>
    /// <param name="parameters">The values that the formula binds with <c>operand[value]</c>; empty if there are none.</param>
    /// <returns>As many arguments as <see cref="Count"/>, fresh unless they are immutable.</returns>
    IReadOnlyList<object?> Next(IReadOnlyList<object> parameters);
}
