using System.Reflection;
using SplNet.Measuring.Calls;

namespace SplNet.Operands;

/// <summary>An action or function with one generated argument.</summary>
/// <typeparam name="T">The type of the argument.</typeparam>
internal sealed class ArgumentOperand<T> : Operand
{
    private readonly Func<IReadOnlyList<object>, T> _generator;
    private readonly Delegate _call;
    private readonly bool _takesParameter;

    public ArgumentOperand(Func<IReadOnlyList<object>, T> generator, Delegate call, bool takesParameter)
    {
        ArgumentNullException.ThrowIfNull(call);
        _generator = generator;
        _call = call;
        _takesParameter = takesParameter;
    }

    internal override IEnumerable<Assembly> CalledAssemblies => [_call.Method.Module.Assembly];

    internal override IEnumerable<string> Problems(IReadOnlyList<object> values)
    {
        if (!_takesParameter)
            return base.Problems(values);
        return values.Count == 1 ? [] : [$"its generator takes one parameter, and the formula binds {values.Count}: write operand[value]"];
    }

    internal override MeasuredCall CreateCall(IReadOnlyList<object> values) =>
        DelegateStub.Create<T>(_call, () => [_generator(values)]);
}
