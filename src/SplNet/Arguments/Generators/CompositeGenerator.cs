using System.Collections;
using SplNet.Arguments;
using SplNet.Arguments.Generators;

namespace SplNet;

/// <summary>
/// Generates a list of arguments with one function per argument:
/// <c>new CompositeGenerator { () =&gt; composer.GetNext(), () =&gt; random.Next() }</c>.
/// </summary>
public sealed class CompositeGenerator : IDrawnGenerator, IEnumerable
{
    private readonly List<Func<Draw, object?>> _parts = [];
    private readonly List<IDrawnGenerator> _generators = [];
    private Type? _parameter;

    /// <inheritdoc/>
    public int Count => _parts.Count;

    /// <inheritdoc/>
    bool IDrawnGenerator.TakesParameters => _parameter is not null || _generators.Exists(static generator => generator.TakesParameters);

    /// <inheritdoc/>
    IReadOnlyList<Type> IDrawnGenerator.ParameterTypes =>
        _parameter is not null
            ? [_parameter]
            : _generators.Select(static generator => generator.ParameterTypes).FirstOrDefault(static types => types.Count > 0) ?? [];

    /// <summary>Adds the generator of the next argument.</summary>
    /// <param name="generator">Creates one argument.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public void Add<T>(Func<T> generator)
    {
        ArgumentNullException.ThrowIfNull(generator);
        _parts.Add(_ => generator());
    }

    /// <summary>Adds the generator of the next argument, with a parameter that the formula binds: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Creates one argument from the parameter.</param>
    /// <typeparam name="TParameter">The type of the parameter.</typeparam>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public void Add<TParameter, T>(Func<TParameter, T> generator)
    {
        ArgumentNullException.ThrowIfNull(generator);
        _parameter = typeof(TParameter);
        _parts.Add(draw => generator(GeneratorParameter.Single<TParameter>(draw.Parameters)));
    }

    /// <summary>Adds a generator for the next argument. The values that the formula binds are passed to each generator with axes.</summary>
    /// <param name="generator">Creates one argument.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public void Add<T>(Gen<T> generator)
    {
        ArgumentNullException.ThrowIfNull(generator);
        _generators.Add(generator);
        _parts.Add(draw =>
        {
            draw.Rewind();
            return generator.Next(draw);
        });
    }

    /// <inheritdoc/>
    public IReadOnlyList<object?> Next(IReadOnlyList<object> parameters) =>
        ((IDrawnGenerator)this).Next(new Draw(parameters, Random.Shared.Next()), Count);

    /// <inheritdoc/>
    IReadOnlyList<object?> IDrawnGenerator.Next(Draw draw, int count)
    {
        draw.Begin();
        var arguments = new object?[_parts.Count];
        for (var part = 0; part < arguments.Length; part++)
            arguments[part] = _parts[part](draw);
        return arguments;
    }

    /// <inheritdoc/>
    IEnumerable<OperandProblem> IDrawnGenerator.Problems(IReadOnlyList<object> values) => ParameterProblems.Of(_generators, values);

    /// <inheritdoc/>
    IEnumerator IEnumerable.GetEnumerator() => _parts.GetEnumerator();
}
