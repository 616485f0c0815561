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

    /// <summary>The name of the interpretation, for example <c>welch</c>; null uses the value from the options.</summary>
    public string? Interpretation { get; set; }
}
