namespace SplNet;

/// <summary>Marks the arguments of a functor's call that a generator supplies.</summary>
public static class Arg
{
    /// <summary>A placeholder for a generated argument; it is read from the expression and never called.</summary>
    /// <typeparam name="T">The type of the parameter.</typeparam>
    /// <exception cref="SplNetException">The method was called outside the expression of a functor.</exception>
    public static T Of<T>() =>
        throw new SplNetException("Arg.Of<T>() marks an argument inside FunctorFactory.Create(…) and cannot be called.");
}
