using System.Reflection;
using SplNet.Measuring.Calls;
using SplNet.Operands;

namespace SplNet;

/// <summary>Something that is measured, or its name in a formula. Operands are immutable; the phases give changed copies.</summary>
public abstract partial class Operand
{
    private protected Operand()
    {
    }

    /// <summary>Runs before the measurement of each run.</summary>
    internal Action? SetUpAction { get; private set; }

    /// <summary>Runs after the measurement of each run; false makes the experiment invalid.</summary>
    internal Func<bool>? Validation { get; private set; }

    /// <summary>Runs at the end of each run, even after a failure.</summary>
    internal Action? CleanUpAction { get; private set; }

    /// <summary>Environment variables of the processes that measure this operand; a null value removes a variable.</summary>
    internal IReadOnlyDictionary<string, string?> Environment { get; private set; } = new Dictionary<string, string?>(StringComparer.Ordinal);

    /// <summary>In a formula: this operand with a value for a parameter of its generator, as in <c>mean(list[100])</c>.</summary>
    /// <param name="value">The value.</param>
    /// <exception cref="SplNetException">The operand is not a name in a formula.</exception>
    public virtual Operand this[object value] =>
        throw new SplNetException("operand[value] binds a generator's parameter inside a formula: Spl.ForAll(sizes, n => mean(list[n]) < mean(linked[n])).");

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
        new ArgumentOperand<T>(_ => generator(), action, takesParameter: false);

    /// <summary>An operand with a fresh argument for each invocation.</summary>
    /// <param name="generator">Makes one argument, outside the measured time.</param>
    /// <param name="function">What is measured; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="T">The type of the argument.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<T, TResult>(Func<T> generator, Func<T, TResult> function) =>
        new ArgumentOperand<T>(_ => generator(), function, takesParameter: false);

    /// <summary>An operand whose arguments depend on a parameter that the formula binds: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Makes one argument from the parameter, outside the measured time.</param>
    /// <param name="action">What is measured.</param>
    /// <typeparam name="TParameter">The type of the parameter.</typeparam>
    /// <typeparam name="T">The type of the argument.</typeparam>
    public static Operand Of<TParameter, T>(Func<TParameter, T> generator, Action<T> action) =>
        new ArgumentOperand<T>(parameters => generator(Generators.GeneratorParameter.Single<TParameter>(parameters)), action, takesParameter: true);

    /// <summary>An operand whose arguments depend on a parameter that the formula binds: <c>mean(a[100])</c>.</summary>
    /// <param name="generator">Makes one argument from the parameter, outside the measured time.</param>
    /// <param name="function">What is measured; tasks and value tasks are awaited to completion.</param>
    /// <typeparam name="TParameter">The type of the parameter.</typeparam>
    /// <typeparam name="T">The type of the argument.</typeparam>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    public static Operand Of<TParameter, T, TResult>(Func<TParameter, T> generator, Func<T, TResult> function) =>
        new ArgumentOperand<T>(parameters => generator(Generators.GeneratorParameter.Single<TParameter>(parameters)), function, takesParameter: true);

    /// <summary>Prepares each run, outside the measured time.</summary>
    /// <param name="action">The preparation.</param>
    public Operand SetUp(Action action) => Changed(copy => copy.SetUpAction = action);

    /// <summary>Checks each run after its measurement; false or an exception makes the experiment invalid.</summary>
    /// <param name="condition">The check.</param>
    public Operand Validate(Func<bool> condition) => Changed(copy => copy.Validation = condition);

    /// <summary>Cleans up after each run, even after a failure.</summary>
    /// <param name="action">The clean-up.</param>
    public Operand CleanUp(Action action) => Changed(copy => copy.CleanUpAction = action);

    /// <summary>Sets an environment variable in the processes that measure this operand.</summary>
    /// <param name="name">The variable, for example <c>DOTNET_TieredPGO</c>.</param>
    /// <param name="value">Its value; null removes it.</param>
    public Operand With(string name, string? value)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        return Changed(copy => copy.Environment = new Dictionary<string, string?>(Environment, StringComparer.Ordinal) { [name] = value });
    }

    /// <summary>Builds the call that is measured.</summary>
    /// <param name="values">The values that the formula binds to the generator's parameters.</param>
    internal abstract MeasuredCall CreateCall(IReadOnlyList<object> values);

    /// <summary>The assemblies whose code the call enters first; they must be optimised.</summary>
    internal virtual IEnumerable<Assembly> CalledAssemblies => [];

    /// <summary>What is wrong with the operand, in words for the user.</summary>
    internal virtual IEnumerable<string> Problems(IReadOnlyList<object> values) =>
        values.Count == 0 ? [] : ["the formula binds a parameter, and the operand has no generator that takes one"];

    private Operand Changed(Action<Operand> change)
    {
        var copy = (Operand)MemberwiseClone();
        change(copy);
        return copy;
    }
}
