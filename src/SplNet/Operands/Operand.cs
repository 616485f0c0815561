using System.Reflection;
using SplNet.Arguments;
using SplNet.Arguments.Generators;
using SplNet.Measuring;
using SplNet.Measuring.Phases;

namespace SplNet;

/// <summary>
/// Code that can be measured; formulas refer to it by a <see cref="FormulaOperand"/>. Operands are immutable; methods that add phases
/// return modified copies.
/// </summary>
public abstract partial class Operand
{
    private protected Operand()
    {
    }

    /// <summary>The phases around the measured calls.</summary>
    internal LifeCycle LifeCycle { get; private set; } = LifeCycle.Empty;

    /// <summary>The number of iterations after which targets and cached arguments are recreated; 0 for never.</summary>
    internal int Reinstantiation { get; private set; }

    /// <summary>Environment variables of the processes that measure this operand; a null value removes a variable.</summary>
    internal IReadOnlyDictionary<string, string?> Environment { get; private set; } = new Dictionary<string, string?>(
        StringComparer.Ordinal);

    /// <summary>The measured version of the library; null for the current version.</summary>
    internal Revision? Revision { get; private set; }

    /// <summary>The runtime of its processes; null for the runtime of the program.</summary>
    internal Runtime? Runtime { get; private set; }

    /// <summary>
    /// Adds code that prepares each run, iteration or operation, outside the measured time. Several set-ups run in order.
    /// </summary>
    /// <param name="action">The preparation.</param>
    /// <param name="each">The frequency of the preparation.</param>
    public Operand SetUp(Action action, Each each = Each.Run) => Changed(copy => copy.LifeCycle = LifeCycle.WithSetUp(action, each));

    /// <summary>Adds asynchronous code that prepares each run, iteration or operation, outside the measured time.</summary>
    /// <param name="action">The preparation.</param>
    /// <param name="each">The frequency of the preparation.</param>
    public Operand SetUp(Func<Task> action, Each each = Each.Run) =>
        Changed(copy => copy.LifeCycle = LifeCycle.WithSetUp(Awaited(action), each, action.Method));

    /// <summary>Adds a check after each run, iteration or operation; false or an exception makes the experiment invalid.</summary>
    /// <param name="condition">The check.</param>
    /// <param name="each">The frequency of the check.</param>
    public Operand Validate(Func<bool> condition, Each each = Each.Run) =>
        Changed(copy => copy.LifeCycle = LifeCycle.WithValidation(condition, each));

    /// <summary>
    /// Adds code that cleans up after each run, iteration or operation, even after a failure. Several clean-ups run in reverse order.
    /// </summary>
    /// <param name="action">The clean-up.</param>
    /// <param name="each">The frequency of the clean-up.</param>
    public Operand CleanUp(Action action, Each each = Each.Run) => Changed(copy => copy.LifeCycle = LifeCycle.WithCleanUp(action, each));

    /// <summary>Adds asynchronous code that cleans up after each run, iteration or operation, even after a failure.</summary>
    /// <param name="action">The clean-up.</param>
    /// <param name="each">The frequency of the clean-up.</param>
    public Operand CleanUp(Func<Task> action, Each each = Each.Run) =>
        Changed(copy => copy.LifeCycle = LifeCycle.WithCleanUp(Awaited(action), each, action.Method));

    /// <summary>
    /// Recreates the target of a functor, and the values of generators with <c>Cached()</c>, at regular intervals outside the measured time
    /// (paper E), because the memory location of an object may by chance be favourable or unfavourable for a whole run.
    /// </summary>
    /// <param name="every">The number of iterations between recreations; at least 1.</param>
    /// <exception cref="ArgumentOutOfRangeException">The number is below 1.</exception>
    public Operand Reinstantiate(int every = 1)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(every, 1);
        return Changed(copy => copy.Reinstantiation = every);
    }

    /// <summary>Sets an environment variable in the processes that measure this operand.</summary>
    /// <param name="name">The variable, for example <c>DOTNET_TieredPGO</c>.</param>
    /// <param name="value">Its value; null removes it.</param>
    public Operand With(string name, string? value)
    {
        ArgumentException.ThrowIfNullOrEmpty(name);
        return Changed(copy => copy.Environment = new Dictionary<string, string?>(Environment, StringComparer.Ordinal) { [name] = value });
    }

    /// <summary>
    /// Runs the processes that measure this operand on an installed version of .NET. The assemblies stay the same, so two operands that
    /// differ only in the runtime show its effect. The equivalent in a formula is
    /// <c>mean(sort.At("runtime:11")) &lt;= mean(sort.At("runtime:10"))</c>.
    /// </summary>
    /// <param name="runtime">The runtime. If it is not installed, the experiment is <see cref="Verdict.Invalid"/> and lists
    /// the installed ones.</param>
    public Operand With(Runtime runtime)
    {
        ArgumentNullException.ThrowIfNull(runtime);
        return Changed(copy => copy.Runtime = runtime);
    }

    /// <summary>
    /// Selects a different version of the library that the operand calls. Each version is built once from its sources, and replaces the
    /// current assembly in a private copy of the tests' output. The equivalent in a formula is
    /// <c>mean(sort) &lt;= mean(sort.At("v1.2")) * 1.05</c>.
    /// </summary>
    /// <param name="revision">The version; <see cref="ExperimentOptions.Versions"/> explains how it is found and built.</param>
    public Operand At(Revision revision)
    {
        ArgumentNullException.ThrowIfNull(revision);
        return revision.AsRuntime is { } runtime ? With(runtime) : Changed(copy => copy.Revision = revision);
    }

    /// <summary>Selects a different version of the library that the operand calls.</summary>
    /// <param name="revision">
    /// The version in the notation of formulas: <c>v1.2</c>, <c>git:HEAD~3</c>, <c>nuget:13.0.1</c>; <c>runtime:11</c> is the same as
    /// <see cref="With(Runtime)"/>.
    /// </param>
    /// <exception cref="SplNetException">The text is not a revision.</exception>
    public Operand At(string revision) => At(SplNet.Revision.Parse(revision));

    /// <summary>
    /// Selects the library at the last earlier commit at which the same requirement passed:
    /// <c>mean(sort) &lt;= mean(sort.Before()) * 1.05</c> requires that it did not become slower. See <see cref="SplNet.Revision.Before"/>.
    /// </summary>
    public Operand Before() => At(SplNet.Revision.Before);

    /// <summary>The operand with the current library instead of its version.</summary>
    internal Operand Today() => Revision is null ? this : Changed(static copy => copy.Revision = null);

    /// <summary>Measures one run, from set-up to clean-up.</summary>
    /// <param name="run">The measurement of the run.</param>
    /// <param name="parameters">The values that the formula binds to the generator's parameters.</param>
    internal RunReadings Measure(RunMeasurement run, IReadOnlyList<object> parameters) =>
        LifeCycle.Around(() => Measure(run, new Draw(parameters, run.Seed)));

    /// <summary>Measures one run after its set-up, in the way of this kind of operand.</summary>
    /// <param name="run">The measurement of the run.</param>
    /// <param name="draw">The values that the formula binds to the generator's parameters, and the run's random numbers.</param>
    private protected abstract RunReadings Measure(RunMeasurement run, Draw draw);

    /// <summary>True if its code repeats and marks the measured region itself.</summary>
    internal virtual bool HasItsOwnLoop => false;

    /// <summary>The assemblies whose code the call enters first; they must be optimised.</summary>
    internal virtual IEnumerable<Assembly> CalledAssemblies => [];

    /// <summary>The method that the call enters first; null if it is not known in advance.</summary>
    internal virtual MethodInfo? EnteredMethod => null;

    /// <summary>The user's code that a run enters, as far as it is known in advance: the call and the phases around it.</summary>
    internal virtual IEnumerable<MethodInfo> WrittenMethods =>
        EnteredMethod is { } entered ? [entered, .. LifeCycle.Written] : LifeCycle.Written;

    /// <summary>The problems of the operand, as messages for the user.</summary>
    internal virtual IEnumerable<OperandProblem> Problems(IReadOnlyList<object> values) => NoParameter(values);

    private static IEnumerable<OperandProblem> NoParameter(IReadOnlyList<object> values) =>
        values.Count == 0 ? [] : ["the formula binds a parameter, but the operand does not have a generator that takes one"];

    private static Action Awaited(Func<Task> action)
    {
        ArgumentNullException.ThrowIfNull(action);
        return () => action().GetAwaiter().GetResult();
    }

    private Operand Changed(Action<Operand> change)
    {
        var copy = (Operand)MemberwiseClone();
        change(copy);
        return copy;
    }
}
