using System.Reflection;
using SplNet.Arguments;
using SplNet.Arguments.Generators;
using SplNet.Measuring;
using SplNet.Measuring.Phases;

namespace SplNet;

/// <summary>Something that is measured; a formula names it as a <see cref="FormulaOperand"/>. Operands are immutable; the phases give changed copies.</summary>
public abstract partial class Operand
{
    private protected Operand()
    {
    }

    /// <summary>What runs around the measured calls.</summary>
    internal LifeCycle LifeCycle { get; private set; } = LifeCycle.Empty;

    /// <summary>After how many iterations targets and kept arguments are made anew; 0 for never.</summary>
    internal int Reinstantiation { get; private set; }

    /// <summary>Environment variables of the processes that measure this operand; a null value removes a variable.</summary>
    internal IReadOnlyDictionary<string, string?> Environment { get; private set; } = new Dictionary<string, string?>(StringComparer.Ordinal);

    /// <summary>The version of the library that is measured; null for today's.</summary>
    internal Revision? Revision { get; private set; }

    /// <summary>The runtime of its processes; null for the runtime of the program.</summary>
    internal Runtime? Runtime { get; private set; }

    /// <summary>Prepares each run, iteration or operation, outside the measured time. Several set-ups run in their order.</summary>
    /// <param name="action">The preparation.</param>
    /// <param name="each">How often it runs.</param>
    public Operand SetUp(Action action, Each each = Each.Run) => Changed(copy => copy.LifeCycle = LifeCycle.WithSetUp(action, each));

    /// <summary>Prepares each run, iteration or operation, and waits for it.</summary>
    /// <param name="action">The preparation.</param>
    /// <param name="each">How often it runs.</param>
    public Operand SetUp(Func<Task> action, Each each = Each.Run) => Changed(copy => copy.LifeCycle = LifeCycle.WithSetUp(Awaited(action), each, action.Method));

    /// <summary>Checks after each run, iteration or operation; false or an exception makes the experiment invalid.</summary>
    /// <param name="condition">The check.</param>
    /// <param name="each">How often it runs.</param>
    public Operand Validate(Func<bool> condition, Each each = Each.Run) => Changed(copy => copy.LifeCycle = LifeCycle.WithValidation(condition, each));

    /// <summary>Cleans up after each run, iteration or operation, even after a failure. Several clean-ups run in reverse order.</summary>
    /// <param name="action">The clean-up.</param>
    /// <param name="each">How often it runs.</param>
    public Operand CleanUp(Action action, Each each = Each.Run) => Changed(copy => copy.LifeCycle = LifeCycle.WithCleanUp(action, each));

    /// <summary>Cleans up after each run, iteration or operation, even after a failure, and waits for it.</summary>
    /// <param name="action">The clean-up.</param>
    /// <param name="each">How often it runs.</param>
    public Operand CleanUp(Func<Task> action, Each each = Each.Run) => Changed(copy => copy.LifeCycle = LifeCycle.WithCleanUp(Awaited(action), each, action.Method));

    /// <summary>
    /// Makes the target of a functor, and the values of generators with <c>Cached()</c>, anew from time to time, outside the measured time (paper
    /// E): where one of them lies in memory may by chance be good or bad for a whole run.
    /// </summary>
    /// <param name="every">After how many iterations; at least 1.</param>
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
    /// Runs the processes that measure this operand on an installed version of .NET. The assemblies stay the same, so two operands that differ only in it show the effect of the runtime. A formula writes the same of its
    /// names: <c>mean(sort.At("runtime:11")) &lt;= mean(sort.At("runtime:10"))</c>.
    /// </summary>
    /// <param name="runtime">The runtime. If it is not installed, the experiment is <see cref="Verdict.Invalid"/> and says which are.</param>
    public Operand With(Runtime runtime)
    {
        ArgumentNullException.ThrowIfNull(runtime);
        return Changed(copy => copy.Runtime = runtime);
    }

    /// <summary>
    /// This operand with another version of the library that it calls. The version is built from its sources, each once, and takes the place of today's assembly in a private copy of
    /// the tests' output. A formula writes the same of its names: <c>mean(sort) &lt;= mean(sort.At("v1.2")) * 1.05</c>.
    /// </summary>
    /// <param name="revision">The version; see <see cref="ExperimentOptions.Versions"/> for how it is found and built.</param>
    public Operand At(Revision revision)
    {
        ArgumentNullException.ThrowIfNull(revision);
        return revision.AsRuntime is { } runtime ? With(runtime) : Changed(copy => copy.Revision = revision);
    }

    /// <summary>This operand with another version of the library that it calls.</summary>
    /// <param name="revision">The version as formulas write it: <c>v1.2</c>, <c>git:HEAD~3</c>, <c>nuget:13.0.1</c>; <c>runtime:11</c> is the same as <see cref="With(Runtime)"/>.</param>
    /// <exception cref="SplNetException">The text is not a revision.</exception>
    public Operand At(string revision) => At(SplNet.Revision.Parse(revision));

    /// <summary>
    /// This operand with the library as it was at the last commit before today's at which the same requirement passed: <c>mean(sort) &lt;= mean(sort.Before()) * 1.05</c> says that it did not become slower. See
    /// <see cref="SplNet.Revision.Before"/>.
    /// </summary>
    public Operand Before() => At(SplNet.Revision.Before);

    /// <summary>This operand with today's library, whatever version it has.</summary>
    internal Operand Today() => Revision is null ? this : Changed(static copy => copy.Revision = null);

    /// <summary>Measures one run of it, from its set-up to its clean-up.</summary>
    /// <param name="run">How the run measures.</param>
    /// <param name="parameters">The values that the formula binds to the generator's parameters.</param>
    internal RunReadings Measure(RunMeasurement run, IReadOnlyList<object> parameters) => LifeCycle.Around(() => Measure(run, new Draw(parameters, run.Seed)));

    /// <summary>Measures one run in the way of its kind; its set-up has run.</summary>
    /// <param name="run">How the run measures.</param>
    /// <param name="draw">The values that the formula binds to the generator's parameters, and the run's random numbers.</param>
    private protected abstract RunReadings Measure(RunMeasurement run, Draw draw);

    /// <summary>True if its own code repeats and marks what is measured.</summary>
    internal virtual bool HasItsOwnLoop => false;

    /// <summary>The assemblies whose code the call enters first; they must be optimised.</summary>
    internal virtual IEnumerable<Assembly> CalledAssemblies => [];

    /// <summary>The method that the call enters first; null where it is not known before.</summary>
    internal virtual MethodInfo? EnteredMethod => null;

    /// <summary>The code that a run of it enters, as far as that is known before: the call, and the phases around it.</summary>
    internal virtual IEnumerable<MethodInfo> WrittenMethods => EnteredMethod is { } entered ? [entered, .. LifeCycle.Written] : LifeCycle.Written;

    /// <summary>What is wrong with the operand, in words for the user.</summary>
    internal virtual IEnumerable<OperandProblem> Problems(IReadOnlyList<object> values) => NoParameter(values);

    private static IEnumerable<OperandProblem> NoParameter(IReadOnlyList<object> values) =>
        values.Count == 0 ? [] : ["the formula binds a parameter, and the operand has no generator that takes one"];

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
