namespace SplNet;

/// <summary>Marks the arguments of a functor's call that a generator supplies.</summary>
public static class Arg
{
    /// <summary>A place for a generated argument; never called, only read from the expression.</summary>
    /// <typeparam name="T">The type of the parameter.</typeparam>
    /// <exception cref="SplNetException">It was called outside the expression of a functor.</exception>
    public static T Of<T>() =>
        throw new SplNetException("Arg.Of<T>() marks an argument inside FunctorFactory.Create(…) and cannot be called.");
}
