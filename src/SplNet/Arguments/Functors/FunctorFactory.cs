using System.Linq.Expressions;
using SplNet.Arguments.Functors;

namespace SplNet;

/// <summary>Creates functors from expressions that contain a single call: a method, property, indexer or constructor.</summary>
/// <remarks>
/// Arguments written as <see cref="Arg.Of{T}"/> come from the operand's generator; all other arguments are evaluated once. A call that
/// returns a task or value task is awaited to completion, within the measured time.
/// </remarks>
public static class FunctorFactory
{
    /// <summary>Creates a call without a result on a target that all runs of a process share.</summary>
    /// <param name="target">The target object.</param>
    /// <param name="call">The call.</param>
    /// <typeparam name="T">The type through which the target is called: a class, an interface or a struct.</typeparam>
    /// <exception cref="SplNetException">The expression is not a single call.</exception>
    public static IFunctor Create<T>(T target, Expression<Action<T>> call) =>
        CallExpression.Parse(call, () => target) with { TargetType = target?.GetType() };

    /// <summary>Creates a call with a result on a target that all runs of a process share.</summary>
    /// <param name="target">The target object.</param>
    /// <param name="call">The call.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <exception cref="SplNetException">The expression is not a single call.</exception>
    public static IFunctor Create<T, TResult>(T target, Expression<Func<T, TResult>> call) =>
        CallExpression.Parse(call, () => target) with { TargetType = target?.GetType() };

    /// <summary>Creates a call without a result on a target that is recreated for each run.</summary>
    /// <param name="factory">Creates the target, outside the measured time.</param>
    /// <param name="call">The call.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <exception cref="SplNetException">The expression is not a single call.</exception>
    public static IFunctor Create<T>(Func<T> factory, Expression<Action<T>> call)
    {
        ArgumentNullException.ThrowIfNull(factory);
        return CallExpression.Parse(call, () => factory()) with { IsMade = true };
    }

    /// <summary>Creates a call with a result on a target that is recreated for each run.</summary>
    /// <param name="factory">Creates the target, outside the measured time.</param>
    /// <param name="call">The call.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <exception cref="SplNetException">The expression is not a single call.</exception>
    public static IFunctor Create<T, TResult>(Func<T> factory, Expression<Func<T, TResult>> call)
    {
        ArgumentNullException.ThrowIfNull(factory);
        return CallExpression.Parse(call, () => factory()) with { IsMade = true };
    }

    /// <summary>
    /// Creates a call without a result on a target that the operand's instance generator supplies:
    /// <c>Create((Sorter sorter) => sorter.Sort(…))</c>.
    /// </summary>
    /// <param name="call">The call, with an explicit type for the target.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <exception cref="SplNetException">The expression is not a single call.</exception>
    public static IFunctor Create<T>(Expression<Action<T>> call) => CallExpression.Parse(call, target: null);

    /// <summary>
    /// Creates a call with a result on a target that the operand's instance generator supplies:
    /// <c>Create((List&lt;int&gt; list) => list.Contains(…))</c>.
    /// </summary>
    /// <param name="call">The call, with an explicit type for the target.</param>
    /// <typeparam name="T">The type through which the target is called.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <exception cref="SplNetException">The expression is not a single call.</exception>
    public static IFunctor Create<T, TResult>(Expression<Func<T, TResult>> call) => CallExpression.Parse(call, target: null);

    /// <summary>Creates a static call without a result, or a call on a captured object.</summary>
    /// <param name="call">The call.</param>
    /// <exception cref="SplNetException">The expression is not a single call.</exception>
    public static IFunctor Create(Expression<Action> call) => CallExpression.Parse(call, static () => null);

    /// <summary>Creates a static call with a result, a constructor call, or a call on a captured object.</summary>
    /// <param name="call">The call.</param>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <exception cref="SplNetException">The expression is not a single call.</exception>
    public static IFunctor Create<TResult>(Expression<Func<TResult>> call) => CallExpression.Parse(call, static () => null);
}
