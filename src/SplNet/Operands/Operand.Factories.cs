using SplNet.Arguments;
using SplNet.Arguments.Generators;
using SplNet.Measuring.Phases;
using SplNet.Operands;

namespace SplNet;

/// <content>The ways to make an operand; a <see cref="MethodOperand"/> is the other.</content>
public abstract partial class Operand
{
    /// <summary>An operand that calls an action.</summary>
    /// <param name="action">What is measured; exceptions make the experiment invalid.</param>
    public static Operand Of(Action action) => new DelegateOperand(action);

    /// <summary>An operand that calls a function; its result is consumed, so the call cannot be optimised away.</summary>
    /// <param name="function">What is measured; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<TResult>(Func<TResult> function) => new DelegateOperand(function);

    /// <summary>An operand with a fresh argument for each invocation.</summary>
    /// <param name="generator">Makes one argument, outside the measured time.</param>
    /// <param name="action">What is measured.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public static Operand Of<T>(Func<T> generator, Action<T> action) =>
        new ArgumentOperand<T>(_ => generator(), action, NoParameter);

    /// <summary>An operand with arguments from a generator; the formula binds the generator's axes: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Makes one argument for each invocation, outside the measured time.</param>
    /// <param name="action">What is measured.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public static Operand Of<T>(Gen<T> generator, Action<T> action) => new ArgumentOperand<T>(generator, action);

    /// <summary>An operand with arguments from a generator; the formula binds the generator's axes: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Makes one argument for each invocation, outside the measured time.</param>
    /// <param name="function">What is measured; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<T, TResult>(Gen<T> generator, Func<T, TResult> function) => new ArgumentOperand<T>(generator, function);

    /// <summary>An operand with a fresh argument for each invocation.</summary>
    /// <param name="generator">Makes one argument, outside the measured time.</param>
    /// <param name="function">What is measured; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<T, TResult>(Func<T> generator, Func<T, TResult> function) =>
        new ArgumentOperand<T>(_ => generator(), function, NoParameter);

    /// <summary>An operand whose arguments depend on a parameter that the formula binds: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Makes one argument from the parameter, outside the measured time.</param>
    /// <param name="action">What is measured.</param>
    /// <typeparam name="TParameter">The type of the parameter.</typeparam>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public static Operand Of<TParameter, T>(Func<TParameter, T> generator, Action<T> action) =>
        new ArgumentOperand<T>(draw => generator(GeneratorParameter.Single<TParameter>(draw.Parameters)), action, OneParameter);

    /// <summary>An operand whose arguments depend on a parameter that the formula binds: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Makes one argument from the parameter, outside the measured time.</param>
    /// <param name="function">What is measured; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="TParameter">The type of the parameter.</typeparam>
    /// <typeparam name="T">The type of the argument.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<TParameter, T, TResult>(Func<TParameter, T> generator, Func<T, TResult> function) =>
        new ArgumentOperand<T>(draw => generator(GeneratorParameter.Single<TParameter>(draw.Parameters)), function, OneParameter);

    /// <summary>
    /// Code with an explicit measured region, which controls its loop itself (paper A, listing 3):
    /// <c>Operand.Custom(m => { …; while (m.NeedsMore()) { stream.Reset(); m.Start(); reader.Read(stream); m.End(); } })</c>. A region of one operation is a call, which medians and percentiles are told of.
    /// </summary>
    /// <param name="code">Runs once for each run; returns when <see cref="Meter.NeedsMore"/> is false.</param>
    public static Operand Custom(Action<Meter> code) => new CustomOperand(code, (meter, _) => code(meter));

    /// <summary>Code with an explicit measured region, which is awaited.</summary>
    /// <param name="code">Runs once for each run; returns when <see cref="Meter.NeedsMore"/> is false.</param>
    public static Operand Custom(Func<Meter, Task> code) => new CustomOperand(code, (meter, _) => code(meter).GetAwaiter().GetResult());

    /// <summary>Code with an explicit measured region, and one generated value for each run.</summary>
    /// <param name="generator">Makes the value; the formula binds its axes: <c>mean(a[100])</c>.</param>
    /// <param name="code">Runs once for each run; returns when <see cref="Meter.NeedsMore"/> is false.</param>
    /// <typeparam name="T">The type of the value.</typeparam>
    public static Operand Custom<T>(Gen<T> generator, Action<Meter, T> code)
    {
        ArgumentNullException.ThrowIfNull(generator);
        return new CustomOperand(
            code,
            (meter, draw) => code(meter, PhaseFailedException.Watch("generator", () => generator.Begin(draw))),
            values => ParameterProblems.Of(generator, values));
    }

    private static IEnumerable<OperandProblem> OneParameter(IReadOnlyList<object> values) =>
        values.Count == 1 ? [] : [new OperandProblem($"its generator takes one parameter, and the formula binds {values.Count}", "write operand[value]")];
}
