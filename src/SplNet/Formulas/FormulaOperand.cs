using SplNet.Generators;
using SplNet.Measuring.Calls;

namespace SplNet.Formulas;

/// <summary>A name in a formula, with the values that it binds to its generator's parameters; measured by what is bound to it.</summary>
/// <param name="name">The name.</param>
/// <param name="parameters">The values.</param>
/// <param name="version">The version of the library that it is measured with; null for what is bound to the name.</param>
internal sealed class FormulaOperand(string name, IReadOnlyList<object> parameters, Revision? version = null) : Operand
{
    public string Name => name;

    public IReadOnlyList<object> Parameters => parameters;

    /// <summary>The version that the formula asks for.</summary>
    public Revision? Version => version;

    public override Operand this[object value] =>
        new FormulaOperand(name, value is ParameterValues several ? [.. parameters, .. several.Values] : [.. parameters, value], version);

    public override Operand this[object first, object second, params object[] others] => new FormulaOperand(name, [.. parameters, first, second, .. others], version);

    public override Operand At(Revision revision)
    {
        ArgumentNullException.ThrowIfNull(revision);
        return new FormulaOperand(name, parameters, revision);
    }

    public override string ToString()
    {
        var plain = parameters.Count == 0 ? name : $"{name}({string.Join(", ", parameters.Select(ParameterText.Of))})";
        return version is null ? plain : $"{plain}@{version}";
    }

    internal override MeasuredCall CreateCall(Draw draw) =>
        throw new SplNetException($"'{name}' is a name in a formula and cannot be bound to an operand; bind Operand.Of(…) or a MethodOperand.");
}
