using System.Collections;
using SplNet.Generators;

namespace SplNet;

/// <summary>
/// Generates an argument list from one function per argument:
/// <c>new CompositeGenerator { () =&gt; composer.GetNext(), () =&gt; random.Next() }</c>.
/// </summary>
public sealed class CompositeGenerator : IArgumentGenerator, IEnumerable
{
    private readonly List<Func<IReadOnlyList<object>, object?>> _parts = [];

    /// <inheritdoc/>
    public int Count => _parts.Count;

    /// <summary>Adds the generator of the next argument.</summary>
    /// <param name="generator">Makes one argument.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public void Add<T>(Func<T> generator)
    {
        ArgumentNullException.ThrowIfNull(generator);
        _parts.Add(_ => generator());
    }

    /// <summary>Adds the generator of the next argument, with a parameter that the formula binds: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Makes one argument from the parameter.</param>
    /// <typeparam name="TParameter">The type of the parameter.</typeparam>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public void Add<TParameter, T>(Func<TParameter, T> generator)
    {
        ArgumentNullException.ThrowIfNull(generator);
        _parts.Add(parameters => generator(GeneratorParameter.Single<TParameter>(parameters)));
    }

    /// <inheritdoc/>
    public IReadOnlyList<object?> Next(IReadOnlyList<object> parameters)
    {
        var arguments = new object?[_parts.Count];
        for (var part = 0; part < arguments.Length; part++)
            arguments[part] = _parts[part](parameters);
        return arguments;
    }

    /// <inheritdoc/>
    IEnumerator IEnumerable.GetEnumerator() => _parts.GetEnumerator();
}
