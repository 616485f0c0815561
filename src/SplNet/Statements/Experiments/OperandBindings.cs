using System.Collections;

namespace SplNet;

/// <summary>The operands of an experiment, by name.</summary>
public sealed class OperandBindings : IEnumerable<KeyValuePair<string, Operand>>
{
    private readonly Dictionary<string, Operand> _bound = new(StringComparer.Ordinal);

    /// <summary>
    /// Gets or sets the operand with a name. A name that the formula does not contain is reported when the experiment is evaluated.
    /// </summary>
    /// <param name="name">The name of a parameter of the formula.</param>
    /// <exception cref="SplNetException">No operand is bound to the name.</exception>
    public Operand this[string name]
    {
        get => _bound.TryGetValue(name, out var operand) ? operand : throw new SplNetException($"No operand is bound to '{name}'.");
        set
        {
            ArgumentException.ThrowIfNullOrEmpty(name);
            ArgumentNullException.ThrowIfNull(value);
            _bound[name] = value;
        }
    }

    /// <summary>True if an operand is bound to the name.</summary>
    /// <param name="name">The name.</param>
    public bool Contains(string name) => _bound.ContainsKey(name);

    /// <inheritdoc/>
    public IEnumerator<KeyValuePair<string, Operand>> GetEnumerator() => _bound.GetEnumerator();

    /// <inheritdoc/>
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
