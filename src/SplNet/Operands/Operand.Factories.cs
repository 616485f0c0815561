using SplNet.Arguments;
using SplNet.Arguments.Generators;
using SplNet.Measuring.Phases;
using SplNet.Operands;

namespace SplNet;

/// <content>Creates operands; the alternative is a <see cref="MethodOperand"/>.</content>
public abstract partial class Operand
{
    /// <summary>Creates an operand that calls an action.</summary>
    /// <param name="action">The code to measure; exceptions make the experiment invalid.</param>
    public static Operand Of(Action action) => new DelegateOperand(action);

    /// <summary>Creates an operand that calls a function; its result is consumed, so the call cannot be optimised away.</summary>
    /// <param name="function">The code to measure; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<TResult>(Func<TResult> function) => new DelegateOperand(function);

    /// <summary>Creates an operand with a fresh argument for each invocation.</summary>
    /// <param name="generator">Creates one argument, outside the measured time.</param>
    /// <param name="action">The code to measure.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public static Operand Of<T>(Func<T> generator, Action<T> action) =>
        new ArgumentOperand<T>(_ => generator(), action, NoParameter);

    /// <summary>Creates an operand with arguments from a generator; the formula binds the generator's axes: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Creates one argument for each invocation, outside the measured time.</param>
    /// <param name="action">The code to measure.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public static Operand Of<T>(Gen<T> generator, Action<T> action) => new ArgumentOperand<T>(generator, action);

    /// <summary>Creates an operand with arguments from a generator; the formula binds the generator's axes: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Creates one argument for each invocation, outside the measured time.</param>
    /// <param name="function">The code to measure; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<T, TResult>(Gen<T> generator, Func<T, TResult> function) => new ArgumentOperand<T>(generator, function);

    /// <summary>Creates an operand with a fresh argument for each invocation.</summary>
    /// <param name="generator">Creates one argument, outside the measured time.</param>
    /// <param name="function">The code to measure; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<T, TResult>(Func<T> generator, Func<T, TResult> function) =>
        new ArgumentOperand<T>(_ => generator(), function, NoParameter);

    /// <summary>Creates an operand whose arguments depend on a parameter that the formula binds: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Creates one argument from the parameter, outside the measured time.</param>
    /// <param name="action">The code to measure.</param>
    /// <typeparam name="TParameter">The type of the parameter.</typeparam>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public static Operand Of<TParameter, T>(Func<TParameter, T> generator, Action<T> action) =>
        new ArgumentOperand<T>(draw => generator(GeneratorParameter.Single<TParameter>(draw.Parameters)), action, OneParameter);

    /// <summary>Creates an operand whose arguments depend on a parameter that the formula binds: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Creates one argument from the parameter, outside the measured time.</param>
    /// <param name="function">The code to measure; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="TParameter">The type of the parameter.</typeparam>
    /// <typeparam name="T">The type of the argument.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<TParameter, T, TResult>(Func<TParameter, T> generator, Func<T, TResult> function) =>
        new ArgumentOperand<T>(draw => generator(GeneratorParameter.Single<TParameter>(draw.Parameters)), function, OneParameter);

    /// <summary>
    /// Creates an operand from code with an explicit measured region that controls its own loop (paper A, listing 3):
    /// <c>Operand.Custom(m => { …; while (m.NeedsMore()) { stream.Reset(); m.Start(); reader.Read(stream); m.End(); } })</c>. A region with
    /// one operation counts as a call for medians and percentiles.
    /// </summary>
    /// <param name="code">Runs once per run; returns when <see cref="Meter.NeedsMore"/> is false.</param>
    public static Operand Custom(Action<Meter> code) => new CustomOperand(code, (meter, _) => code(meter));

    /// <summary>Creates an operand from asynchronous code with an explicit measured region.</summary>
    /// <param name="code">Runs once per run; returns when <see cref="Meter.NeedsMore"/> is false.</param>
    public static Operand Custom(Func<Meter, Task> code) => new CustomOperand(code, (meter, _) => code(meter).GetAwaiter().GetResult());

    /// <summary>Creates an operand from code with an explicit measured region and one generated value per run.</summary>
    /// <param name="generator">Creates the value; the formula binds its axes: <c>mean(a[100])</c>.</param>
    /// <param name="code">Runs once per run; returns when <see cref="Meter.NeedsMore"/> is false.</param>
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
        values.Count == 1
            ? []
            : [new OperandProblem($"its generator takes one parameter, and the formula binds {values.Count}", "write operand[value]")];
}
