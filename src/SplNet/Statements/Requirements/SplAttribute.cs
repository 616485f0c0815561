using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SplNet;

/// <summary>
/// States a requirement next to the code: <c>[Spl("SELF[arrays] &lt;= 1.1 * BubbleSort.Sort[arrays]")]</c>. <c>SELF</c> is the method with
/// the attribute, <c>THIS</c> the type or the method. <see cref="SplRequirements"/> finds the requirements.
/// </summary>
/// <param name="formula">The requirement in the language of formulas.</param>
/// <param name="file">The source file; supplied by the compiler.</param>
/// <param name="line">The source line; supplied by the compiler.</param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Method
    | AttributeTargets.Constructor | AttributeTargets.Property | AttributeTargets.Assembly,
    AllowMultiple = true)]
public sealed class SplAttribute(string formula, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) : Attribute
{
    /// <summary>Creates an attribute without its source location, for assemblies compiled with earlier versions.</summary>
    /// <param name="formula">The requirement in the language of formulas.</param>
    [OverloadResolutionPriority(-1)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public SplAttribute(string formula)
        : this(formula, string.Empty, 0)
    {
    }

    /// <summary>The requirement in the language of formulas.</summary>
    public string Formula { get; } = formula;

    /// <summary>
    /// The source file of the attribute, as the compiler knew it; reports refer to it. Empty if the compiler did not provide it.
    /// </summary>
    public string File { get; } = file;

    /// <summary>The line in the source file, from 1; 0 if the compiler did not provide it.</summary>
    public int Line { get; } = line;

    /// <summary>The requirement's name; null uses the formula.</summary>
    public string? Name { get; set; }

    /// <summary>A category for selecting tests.</summary>
    public string? Category { get; set; }

    /// <summary>The significance level, in (0, 0.5]; 0 uses the value from the options.</summary>
    public double Alpha { get; set; }

    /// <summary>The smallest relative effect that matters, for example 0.05; 0 uses the value from the options.</summary>
    public double Resolution { get; set; }

    /// <summary>A fixed number of runs, at least 2; 0 uses the value from the options.</summary>
    public int Runs { get; set; }

    /// <summary>The maximum number of runs, at least 3; 0 uses the value from the options.</summary>
    public int MaxRuns { get; set; }

    /// <summary>The time budget with its unit, for example <c>"30 s"</c>; null uses the value from the options.</summary>
    public string? Budget { get; set; }

    /// <summary>The name of the interpretation, for example <c>welch</c>; null uses the value from the options.</summary>
    public string? Interpretation { get; set; }

    /// <summary>
    /// The earlier runs to learn from: <c>"results"</c>, <c>"results:FOLDER"</c>, <c>"history"</c> or <c>"runs"</c>; null uses the value
    /// from the options. See <see cref="ExperimentOptions.Learn"/>.
    /// </summary>
    public string? Learn { get; set; }

    /// <summary>
    /// The operand whose earlier runs are learnt, because it behaves alike; null learns each operand from itself. See
    /// <see cref="SplNet.LearnFrom.Operand"/>.
    /// </summary>
    public string? LearnFrom { get; set; }

    /// <summary>The number of iterations in a run; 0 uses the value from the options.</summary>
    public int Iterations { get; set; }

    /// <summary>The length of an iteration with its unit, for example <c>"2 ms"</c>; null uses the value from the options.</summary>
    public string? IterationTime { get; set; }

    /// <summary>
    /// The shortest warm-up with its unit, for example <c>"2 s"</c>; null uses the value from the options. See
    /// <see cref="WarmUpOptions.Least"/>.
    /// </summary>
    public string? WarmUp { get; set; }

    /// <summary>The longest warm-up with its unit; null uses the value from the options. See <see cref="WarmUpOptions.Most"/>.</summary>
    public string? WarmUpMost { get; set; }

    /// <summary>
    /// A fixed number of iterations of the warm-up; 0 uses the value from the options. See <see cref="WarmUpOptions.Iterations"/>.
    /// </summary>
    public int WarmUpIterations { get; set; }

    /// <summary>
    /// The number of iterations after which targets and cached arguments are recreated; 0 for never. See
    /// <see cref="Operand.Reinstantiate(int)"/>.
    /// </summary>
    public int Reinstantiate { get; set; }

    /// <summary>
    /// The garbage collector of all operands: <c>"workstation"</c>, <c>"non-concurrent"</c>, <c>"server"</c> or
    /// <c>"non-concurrent-server"</c>; null does not change it. See <see cref="GarbageCollector"/>.
    /// </summary>
    public string? Gc { get; set; }

    /// <summary>
    /// How the code of all operands is compiled: <c>"profiled"</c>, <c>"unprofiled"</c> or <c>"off"</c>; null does not change it. See
    /// <see cref="CodeTiers"/>.
    /// </summary>
    public string? Tiers { get; set; }

    /// <summary>
    /// Environment variables of the processes of all operands, separated by semicolons: <c>"DOTNET_TieredPGO=0;MODE=fast"</c>. A variable
    /// without a value is removed. Null changes none.
    /// </summary>
    public string? Env { get; set; }
}
