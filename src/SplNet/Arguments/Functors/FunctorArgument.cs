namespace SplNet.Arguments.Functors;

/// <summary>One argument of a functor's call.</summary>
/// <param name="Type">The type of the parameter.</param>
/// <param name="IsGenerated">True for <see cref="Arg.Of{T}"/>.</param>
/// <param name="Value">The captured value, if it is not generated.</param>
internal sealed record FunctorArgument(Type Type, bool IsGenerated, object? Value);
