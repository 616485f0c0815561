using System.Globalization;
using SplNet.Values;

namespace SplNet.Operands;

/// <summary>
/// The values of a benchmark's parameters: first the values set in its operand, then the value bound by the formula, then the values of
/// attributes that list only one.
/// </summary>
internal sealed class BenchmarkBinding
{
    private readonly List<string> _problems = [];

    public BenchmarkBinding(BenchmarkMethod benchmark, IReadOnlyDictionary<string, object?> named, IReadOnlyList<object> formula)
    {
        var known = benchmark.Parameters.Select(static parameter => parameter.Name).ToList();
        foreach (var name in named.Keys.Where(name => !known.Contains(name, StringComparer.Ordinal)))
            _problems.Add(
                $"{benchmark.Type.Name} does not have a parameter '{name}'" + Spelling.Suggestion(name, known, Spelling.InParentheses));
        var free = benchmark.Parameters.Where(parameter => !named.ContainsKey(parameter.Name)).ToList();
        var target = Target(free, formula);
        Values = benchmark.Parameters.ToDictionary(
            static parameter => parameter, parameter => Value(parameter, named, parameter == target ? formula[0] : null));
    }

    /// <summary>The value of each parameter; valid only if there are no problems.</summary>
    public IReadOnlyDictionary<BenchmarkParameter, object?> Values { get; }

    /// <summary>The problems, as messages for the user.</summary>
    public IReadOnlyList<string> Problems => _problems;

    private BenchmarkParameter? Target(List<BenchmarkParameter> free, IReadOnlyList<object> formula)
    {
        if (formula.Count == 0)
            return null;
        var open = free.Where(static parameter => parameter.Only.Count == 0).ToList();
        var target = open.Count == 1 ? open[0] : free.Count == 1 ? free[0] : null;
        if (formula.Count == 1 && target is not null)
            return target;
        _problems.Add(
            $"the formula binds {Plural.Of(formula.Count, "value")}, and {(free.Count == 0
                ? "no parameter is"
                : $"the parameters {string.Join(", ", free.Select(static parameter => parameter.Name))} are")} free: " +
            "one value can bind one parameter, and the others are named in Operand.Benchmark");
        return null;
    }

    private object? Value(BenchmarkParameter parameter, IReadOnlyDictionary<string, object?> named, object? formula)
    {
        var value = formula;
        if (formula is null && !named.TryGetValue(parameter.Name, out value))
        {
            if (parameter.Only is not [var only])
            {
                _problems.Add(
                    $"the parameter {parameter.Name} needs a value: name it, as in Operand.Benchmark<T>(method, " +
                    $"new {{ {parameter.Name} = … }}), or bind it in the formula, as in mean(a[…])");
                return null;
            }

            value = only;
        }

        if (!parameter.TryConvert(value, out var converted))
            _problems.Add(
                $"the parameter {parameter.Name} takes {parameter.Type.Name}, " +
                $"and is given '{Convert.ToString(value, CultureInfo.InvariantCulture)}' of type {value?.GetType().Name ?? "null"}");
        return converted;
    }
}
