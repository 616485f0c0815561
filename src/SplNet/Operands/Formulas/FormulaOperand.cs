using SplNet.Operands.Formulas;

namespace SplNet;

/// <summary>
/// An operand as a formula names it: a parameter of the formula's lambda, with the values that it binds to its generator's parameters and the version of the library that it asks for. What is
/// measured is the <see cref="Operand"/> that the experiment binds to the name. Two that say the same are equal.
/// </summary>
public sealed class FormulaOperand : IEquatable<FormulaOperand>
{
    private readonly string _text;

    internal FormulaOperand(string name, IReadOnlyList<object> parameters, Revision? version = null)
    {
        (Name, Parameters, Version) = (name, parameters, version);
        WithoutVersion = parameters.Count == 0 ? name : $"{name}({string.Join(", ", parameters.Select(ParameterText.Of))})";
        _text = version is null ? WithoutVersion : $"{WithoutVersion}@{version}";
    }

    internal string Name { get; }

    internal IReadOnlyList<object> Parameters { get; }

    /// <summary>The version that the formula asks for; null for that of what is bound to the name.</summary>
    internal Revision? Version { get; }

    /// <summary>The operand whatever its version is: <c>Sorting.Sort(list(100))</c> of <c>Sorting.Sort(list(100))@v1.2</c>.</summary>
    internal string WithoutVersion { get; init; }

    /// <summary>This operand with a value for a parameter of its generator, as in <c>mean(list[100])</c>.</summary>
    /// <param name="value">The value.</param>
    public FormulaOperand this[object value] => new(Name, value is ParameterValues several ? [.. Parameters, .. several.Values] : [.. Parameters, value], Version);

    /// <summary>This operand with values for several parameters of its generator, as in <c>mean(grid[10, 5])</c>.</summary>
    /// <param name="first">The value of the first parameter.</param>
    /// <param name="second">The value of the second.</param>
    /// <param name="others">The values of further ones.</param>
    public FormulaOperand this[object first, object second, params object[] others] => new(Name, [.. Parameters, first, second, .. others], Version);

    /// <summary>This operand with another version of the library that it calls: <c>mean(sort) &lt;= mean(sort.At("v1.2")) * 1.05</c>. See <see cref="Operand.At(Revision)"/>.</summary>
    /// <param name="revision">The version; see <see cref="ExperimentOptions.Versions"/> for how it is found and built.</param>
    public FormulaOperand At(Revision revision)
    {
        ArgumentNullException.ThrowIfNull(revision);
        return new FormulaOperand(Name, Parameters, revision);
    }

    /// <summary>This operand with another version of the library that it calls.</summary>
    /// <param name="revision">The version as formulas write it: <c>v1.2</c>, <c>git:HEAD~3</c>, <c>nuget:13.0.1</c>.</param>
    /// <exception cref="SplNetException">The text is no revision.</exception>
    public FormulaOperand At(string revision) => At(Revision.Parse(revision));

    /// <summary>
    /// This operand with the library as it was at the last commit before today's at which the same requirement passed: <c>mean(sort) &lt;= mean(sort.Before()) * 1.05</c> says that it did not become slower. See
    /// <see cref="Revision.Before"/>.
    /// </summary>
    public FormulaOperand Before() => At(Revision.Before);

    /// <inheritdoc/>
    public bool Equals(FormulaOperand? other) => other is not null && _text == other._text && Parameters.SequenceEqual(other.Parameters);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as FormulaOperand);

    /// <inheritdoc/>
    public override int GetHashCode() => _text.GetHashCode(StringComparison.Ordinal);

    /// <summary>The operand as reports write it: <c>list(100)@v1.2</c>.</summary>
    public override string ToString() => _text;
}
