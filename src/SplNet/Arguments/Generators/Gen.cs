using System.Runtime.CompilerServices;
using SplNet.Arguments;
using SplNet.Arguments.Generators;

namespace SplNet;

/// <summary>
/// Generates arguments, composed with LINQ (paper E): <c>from n in Gen.Of(10, 100) from text in Gen.Strings(n) select (n, text)</c>. Axes
/// come first: their values are the parameters that a formula binds with <c>operand[10]</c>. Random values follow, fresh for each
/// invocation and created outside the measured time. Generators are immutable. Random numbers come from the experiment's seed: the same
/// seed produces the same data, successive runs get different data, and the paired runs of all operands get the same data.
/// </summary>
/// <typeparam name="T">The type of the generated values.</typeparam>
public class Gen<T> : IDrawnGenerator
{
    // Values rarer than one in a thousand should be created directly instead.
    private const int MostAttempts = 1000;

    private readonly Func<IEnumerable<GenPoint<T>>> _points;
    private readonly Func<Draw, T> _next;

    internal Gen(Func<IEnumerable<GenPoint<T>>> points, Func<Draw, T> next)
    {
        _points = points;
        _next = next;
    }

    /// <summary>All values of the parameters that a formula may bind; one empty list for a generator without axes.</summary>
    public IReadOnlyList<ParameterValues> Parameters => [.. Points().Select(static point => new ParameterValues(point.Parameters))];

    /// <inheritdoc/>
    public int Count => IsTuple ? typeof(T).GetGenericArguments().Length : 1;

    /// <inheritdoc/>
    bool IDrawnGenerator.TakesParameters => ParameterProblems.Takes(this);

    /// <inheritdoc/>
    IReadOnlyList<Type> IDrawnGenerator.ParameterTypes =>
        [.. Points().Take(1).SelectMany(static point => point.Parameters).Select(static value => value.GetType())];

    private static bool IsTuple => typeof(ITuple).IsAssignableFrom(typeof(T)) && typeof(T).IsGenericType;

    /// <summary>Transforms the generated values; on an axis, the parameter is unchanged.</summary>
    /// <param name="result">Creates the result for each invocation.</param>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public Gen<TResult> Select<TResult>(Func<T, TResult> result)
    {
        ArgumentNullException.ThrowIfNull(result);
        return new Gen<TResult>(
            () =>
                Points().Select(point => new GenPoint<TResult>(point.Parameters, point.Value is { } value ? () => result(value()) : null)),
            draw => result(Next(draw)));
    }

    /// <summary>
    /// Chains a generator that depends on this one's values: the second <c>from</c> of a query. Two axes produce their cross product.
    /// </summary>
    /// <param name="next">Returns the generator that follows a value.</param>
    /// <param name="result">Combines both values.</param>
    /// <typeparam name="TNext">The type of the second value.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public Gen<TResult> SelectMany<TNext, TResult>(Func<T, Gen<TNext>> next, Func<T, TNext, TResult> result)
    {
        ArgumentNullException.ThrowIfNull(next);
        ArgumentNullException.ThrowIfNull(result);
        return new Gen<TResult>(
            () => Points().SelectMany(point => Following(point, next, result)),
            draw =>
            {
                var value = Next(draw);
                return result(value, next(value).Next(draw));
            });
    }

    /// <summary>
    /// Filters the values by a condition: axes keep only matching values, and random values are retried until one matches.
    /// </summary>
    /// <param name="condition">The condition. Random values must satisfy it often, because the experiment is invalid after a
    /// thousand attempts.</param>
    public Gen<T> Where(Func<T, bool> condition)
    {
        ArgumentNullException.ThrowIfNull(condition);
        return new Gen<T>(
            () => Points().Where(point => point.Value is not { } value || condition(value())), draw => Satisfying(draw, condition));
    }

    /// <summary>
    /// Creates the value once per run and passes it to every invocation, for example a collection that is only read.
    /// <see cref="Operand.Reinstantiate"/> recreates it at intervals.
    /// </summary>
    public Gen<T> Cached() => new(
        () => Points().Select(static point => point with { Value = null }),
        draw => draw.Keep(() => Next(draw)));

    /// <inheritdoc/>
    public IReadOnlyList<object?> Next(IReadOnlyList<object> parameters)
    {
        if (ParameterProblems.Of(this, parameters).FirstOrDefault() is { Reason: not null } problem)
            throw new SplNetException($"The generator cannot be used: {problem}.");
        return ((IDrawnGenerator)this).Next(new Draw(parameters, Random.Shared.Next()), Count);
    }

    /// <inheritdoc/>
    IEnumerable<OperandProblem> IDrawnGenerator.Problems(IReadOnlyList<object> values) => ParameterProblems.Of(this, values);

    /// <inheritdoc/>
    IReadOnlyList<object?> IDrawnGenerator.Next(Draw draw, int count)
    {
        var value = Begin(draw);
        return count != 1 && value is ITuple tuple ? [.. Enumerable.Range(0, tuple.Length).Select(index => tuple[index])] : [value];
    }

    internal IEnumerable<GenPoint<T>> Points() => _points();

    /// <summary>Creates the next value, starting from its first parameter.</summary>
    internal T Begin(Draw draw)
    {
        draw.Begin();
        return _next(draw);
    }

    /// <summary>Creates the next part of a value.</summary>
    internal T Next(Draw draw) => _next(draw);

    private static IEnumerable<GenPoint<TResult>> Following<TNext, TResult>(
        GenPoint<T> point, Func<T, Gen<TNext>> next, Func<T, TNext, TResult> result)
    {
        if (point.Value is not { } known)
            return [new GenPoint<TResult>(point.Parameters, null)];
        var value = known();
        return next(value).Points().Select(following => new GenPoint<TResult>(
            [.. point.Parameters, .. following.Parameters],
            following.Value is { } last ? () => result(value, last()) : null));
    }

    private T Satisfying(Draw draw, Func<T, bool> condition)
    {
        var start = draw.Place();
        for (var attempt = 0; attempt < MostAttempts; attempt++)
        {
            draw.Return(start);
            var value = Next(draw);
            if (condition(value))
                return value;
        }

        throw new SplNetException(
            $"A generator with Where(…) gave {MostAttempts} values in a row that do not satisfy its condition. Generate values that do.");
    }
}
