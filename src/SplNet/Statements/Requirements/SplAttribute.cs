using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SplNet;

/// <summary>
/// States a requirement where the code is: <c>[Spl("SELF[arrays] &lt;= 1.1 * BubbleSort.Sort[arrays]")]</c>. <c>SELF</c> is the method that carries
/// the attribute, <c>THIS</c> the type or the method. <see cref="SplRequirements"/> finds them.
/// </summary>
/// <param name="formula">The requirement in the language of formulas.</param>
/// <param name="file">The source file, which the compiler fills in.</param>
/// <param name="line">The line in it, which the compiler fills in.</param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Method
    | AttributeTargets.Constructor | AttributeTargets.Property | AttributeTargets.Assembly,
    AllowMultiple = true)]
public sealed class SplAttribute(string formula, [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) : Attribute
{
    /// <summary>Without its place: for assemblies that were compiled before there was one.</summary>
    /// <param name="formula">The requirement in the language of formulas.</param>
    [OverloadResolutionPriority(-1)]
    [EditorBrowsable(EditorBrowsableState.Never)]
    public SplAttribute(string formula)
        : this(formula, string.Empty, 0)
    {
    }

    /// <summary>The requirement in the language of formulas.</summary>
    public string Formula { get; } = formula;

    /// <summary>The source file in which it is written, as the compiler knew it: for reports that point there. Empty if the compiler did not tell.</summary>
    public string File { get; } = file;

    /// <summary>The line in it, from 1; 0 if the compiler did not tell.</summary>
    public int Line { get; } = line;

    /// <summary>The requirement's name; the formula itself if there is none.</summary>
    public string? Name { get; set; }

    /// <summary>A category by which tests are chosen.</summary>
    public string? Category { get; set; }

    /// <summary>The significance, in (0, 0.5]; 0 for that of the options.</summary>
    public double Alpha { get; set; }

    /// <summary>The smallest relative effect that matters, for example 0.05; 0 for that of the options.</summary>
    public double Resolution { get; set; }

    /// <summary>A fixed number of blocks, at least 2; 0 for the one of the options.</summary>
    public int Runs { get; set; }

    /// <summary>The name of the interpretation, for example <c>welch</c>; null for that of the options.</summary>
    public string? Interpretation { get; set; }
}
