using SplNet.Generators;
using SplNet.Measuring.Calls;

namespace SplNet.Formulas;

/// <summary>A name in a formula, with the values that it binds to its generator's parameters; measured by what is bound to it.</summary>
internal sealed class FormulaOperand(string name, IReadOnlyList<object> parameters) : Operand
{
    public string Name => name;

    public IReadOnlyList<object> Parameters => parameters;

    public override Operand this[object value] =>
        new FormulaOperand(name, value is ParameterValues several ? [.. parameters, .. several.Values] : [.. parameters, value]);

    public override Operand this[object first, object second, params object[] others] => new FormulaOperand(name, [.. parameters, first, second, .. others]);

    public override string ToString() => parameters.Count == 0 ? name : $"{name}({string.Join(", ", parameters.Select(ParameterText.Of))})";

    internal override MeasuredCall CreateCall(Draw draw) =>
        throw new SplNetException($"'{name}' is a name in a formula and cannot be bound to an operand; bind Operand.Of(…) or a MethodOperand.");
}
