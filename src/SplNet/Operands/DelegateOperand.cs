using System.Reflection;
using SplNet.Arguments;
using SplNet.Arguments.Generators;
using SplNet.Measuring;
using SplNet.Measuring.Calls;
using SplNet.Measuring.HeldState;

namespace SplNet.Operands;

/// <summary>An operand that runs an action or function without arguments.</summary>
internal sealed class DelegateOperand : Operand
{
    private readonly Delegate _call;

    public DelegateOperand(Delegate call)
    {
        ArgumentNullException.ThrowIfNull(call);
        _call = call;
    }

    internal override IEnumerable<Assembly> CalledAssemblies => [_call.Method.Module.Assembly];

    internal override MethodInfo? EnteredMethod => _call.Method;

    internal override IEnumerable<OperandProblem> Problems(IReadOnlyList<object> values) =>
        [.. base.Problems(values), .. UnfinishedCode.Problems(_call)];

    private protected override RunReadings Measure(RunMeasurement run, Draw draw) =>
        run.OfCall(
            new MeasuredCall(_call, EmptyCall.Like(_call), null, draw) { Held = [.. HeldRoot.Of(_call)] }, LifeCycle, Reinstantiation);
}
