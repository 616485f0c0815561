using System.Linq.Expressions;
using SplNet.Arguments.Functors;

namespace SplNet;

/// <summary>Makes functors from expressions that name one call: a method, property, indexer or constructor.</summary>
/// <remarks>
/// Arguments written as <see cref="Arg.Of{T}"/> come from the operand's generator; every other argument is evaluated once.
/// A call that returns a task or value task is awaited to completion, within the measured time.
/// </remarks>
public static class FunctorFactory
{
    /// <summary>A call without a result on a target that all runs of a process share.</summary>
    /// <param name="target">The object that is called.</param>
    /// <param name="call">The call.</param>
    /// <typeparam name="T">The type through which the target is called: a class, an interface or a struct.</typeparam>
    /// <exception cref="SplNetException">The expression is not one call.</exception>
    public static IFunctor Create<T>(T target, Expression<Action<T>> call) => CallExpression.Parse(call, () => target) with { TargetType = target?.GetType() };

    /// <summary>A call with a result on a target.</summary>
    /// <param name="target">The object that is called.</param>
    /// <param name="call">The call.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <exception cref="SplNetException">The expression is not one call.</exception>
    public static IFunctor Create<T, TResult>(T target, Expression<Func<T, TResult>> call) => CallExpression.Parse(call, () => target) with { TargetType = target?.GetType() };

    /// <summary>A call without a result on a target that is made anew for each run.</summary>
    /// <param name="factory">Makes the target, outside the measured time.</param>
    /// <param name="call">The call.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <exception cref="SplNetException">The expression is not one call.</exception>
    public static IFunctor Create<T>(Func<T> factory, Expression<Action<T>> call)
    {
        ArgumentNullException.ThrowIfNull(factory);
        return CallExpression.Parse(call, () => factory()) with { IsMade = true };
    }

    /// <summary>A call with a result on a target that is made anew for each run.</summary>
    /// <param name="factory">Makes the target, outside the measured time.</param>
    /// <param name="call">The call.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <exception cref="SplNetException">The expression is not one call.</exception>
    public static IFunctor Create<T, TResult>(Func<T> factory, Expression<Func<T, TResult>> call)
    {
        ArgumentNullException.ThrowIfNull(factory);
        return CallExpression.Parse(call, () => factory()) with { IsMade = true };
    }

    /// <summary>
    /// A call without a result on a target that the operand's instance generator supplies: <c>Create((Sorter sorter) => sorter.Sort(…))</c>.
    /// </summary>
    /// <param name="call">The call, with the type of the target written.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <exception cref="SplNetException">The expression is not one call.</exception>
    public static IFunctor Create<T>(Expression<Action<T>> call) => CallExpression.Parse(call, target: null);

    /// <summary>
    /// A call with a result on a target that the operand's instance generator supplies: <c>Create((List&lt;int&gt; list) => list.Contains(…))</c>.
    /// </summary>
    /// <param name="call">The call, with the type of the target written.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <exception cref="SplNetException">The expression is not one call.</exception>
    public static IFunctor Create<T, TResult>(Expression<Func<T, TResult>> call) => CallExpression.Parse(call, target: null);

    /// <summary>A static call without a result, or a call on a captured object.</summary>
    /// <param name="call">The call.</param>
    /// <exception cref="SplNetException">The expression is not one call.</exception>
    public static IFunctor Create(Expression<Action> call) => CallExpression.Parse(call, static () => null);

    /// <summary>A static call with a result, a constructor, or a call on a captured object.</summary>
    /// <param name="call">The call.</param>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <exception cref="SplNetException">The expression is not one call.</exception>
    public static IFunctor Create<TResult>(Expression<Func<TResult>> call) => CallExpression.Parse(call, static () => null);
}
