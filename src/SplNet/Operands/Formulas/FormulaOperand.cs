using SplNet.Operands.Formulas;

namespace SplNet;

/// <summary>
/// An operand in a formula: a parameter of the formula's lambda, with the values bound to its generator's parameters and the requested
/// library version. The experiment binds the name to the <see cref="Operand"/> that is measured. Two operands with the same text are equal.
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

    /// <summary>The version that the formula requests; null for the version of the bound operand.</summary>
    internal Revision? Version { get; }

    /// <summary>The operand without its version: <c>Sorting.Sort(list(100))</c> for <c>Sorting.Sort(list(100))@v1.2</c>.</summary>
    internal string WithoutVersion { get; init; }

    /// <summary>Binds a value to a parameter of the operand's generator, as in <c>mean(list[100])</c>.</summary>
    /// <param name="value">The value.</param>
    public FormulaOperand this[object value] =>
        new(Name, value is ParameterValues several ? [.. Parameters, .. several.Values] : [.. Parameters, value], Version);

    /// <summary>Binds values to several parameters of the operand's generator, as in <c>mean(grid[10, 5])</c>.</summary>
    /// <param name="first">The value of the first parameter.</param>
    /// <param name="second">The value of the second parameter.</param>
    /// <param name="others">The values of further parameters.</param>
    public FormulaOperand this[object first, object second, params object[] others] =>
        new(Name, [.. Parameters, first, second, .. others], Version);

    /// <summary>
    /// Selects a different version of the library that the operand calls: <c>mean(sort) &lt;= mean(sort.At("v1.2")) * 1.05</c>. See
    /// <see cref="Operand.At(Revision)"/>.
    /// </summary>
    /// <param name="revision">The version; <see cref="ExperimentOptions.Versions"/> explains how it is found and built.</param>
    public FormulaOperand At(Revision revision)
    {
        ArgumentNullException.ThrowIfNull(revision);
        return new FormulaOperand(Name, Parameters, revision);
    }

    /// <summary>Selects a different version of the library that the operand calls.</summary>
    /// <param name="revision">The version in the notation of formulas: <c>v1.2</c>, <c>git:HEAD~3</c>, <c>nuget:13.0.1</c>.</param>
    /// <exception cref="SplNetException">The text is not a revision.</exception>
    public FormulaOperand At(string revision) => At(Revision.Parse(revision));

    /// <summary>
    /// Selects the library at the last earlier commit at which the same requirement passed:
    /// <c>mean(sort) &lt;= mean(sort.Before()) * 1.05</c> requires that it did not become slower. See <see cref="Revision.Before"/>.
    /// </summary>
    public FormulaOperand Before() => At(Revision.Before);

    /// <inheritdoc/>
    public bool Equals(FormulaOperand? other) => other is not null && _text == other._text && Parameters.SequenceEqual(other.Parameters);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as FormulaOperand);

    /// <inheritdoc/>
    public override int GetHashCode() => _text.GetHashCode(StringComparison.Ordinal);

    /// <summary>Formats the operand as in reports: <c>list(100)@v1.2</c>.</summary>
    public override string ToString() => _text;
}
