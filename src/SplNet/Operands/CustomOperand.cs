using System.Reflection;
using SplNet.Arguments;
using SplNet.Arguments.Generators;
using SplNet.Measuring;
using SplNet.Measuring.Phases;

namespace SplNet.Operands;

/// <summary>Code that measures itself with a <see cref="Meter"/>.</summary>
internal sealed class CustomOperand : Operand
{
    private readonly Delegate _code;
    private readonly Action<Meter, Draw> _body;
    private readonly Func<IReadOnlyList<object>, IEnumerable<OperandProblem>>? _problems;

    public CustomOperand(Delegate code, Action<Meter, Draw> body, Func<IReadOnlyList<object>, IEnumerable<OperandProblem>>? problems = null)
    {
        ArgumentNullException.ThrowIfNull(code);
        (_code, _body, _problems) = (code, body, problems);
    }

    internal override bool HasItsOwnLoop => true;

    internal override IEnumerable<Assembly> CalledAssemblies => [_code.Method.Module.Assembly];

    internal override MethodInfo? EnteredMethod => _code.Method;

    internal override IEnumerable<OperandProblem> Problems(IReadOnlyList<object> values)
    {
        var problems = _problems?.Invoke(values) ?? base.Problems(values);
        if (LifeCycle.Has(Each.Iteration) || LifeCycle.Has(Each.Operation))
            problems = problems.Append(
                "Operand.Custom has its own loop, so put phases per iteration or operation into it, outside Start() and End()");
        if (Reinstantiation > 0)
            problems = problems.Append("Operand.Custom has its own loop, so create there what Reinstantiate would recreate");
        return problems.Concat(UnfinishedCode.Problems(_code));
    }

    private protected override RunReadings Measure(RunMeasurement run, Draw draw) => run.OfRegions(meter => _body(meter, draw));
}
