using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.Statements.Binding;

namespace SplNet;

/// <content>The constructors, one per number of operands and estimators, so that the formula can be an ordinary lambda.</content>
public sealed partial class Experiment
{
    /// <summary>
    /// Creates an experiment with any number of operands and estimators, in the language of formulas:
    /// <c>new Experiment("a &lt; b &amp;&amp; p99(c) &lt; 5 ms &amp;&amp; allocated(d) &lt;= 0 B")</c>. A name alone means its mean time;
    /// <c>list(100)</c> binds a value to a parameter of the operand's generator, and <c>sort@v1.2</c> requests a version. A lambda has at
    /// most four operands and two estimators.
    /// </summary>
    /// <param name="formula">
    /// The requirement. Its operands are names, which <see cref="this[string]"/> binds. Problems are reported when it is evaluated, and by
    /// the compiler if it is a constant.
    /// </param>
    /// <param name="line">The line; supplied by the compiler.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public Experiment(string formula, [CallerLineNumber] int line = 0)
        : this(formula, NamedOperands.Of(formula), NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), line)
    {
    }

    /// <summary>Creates an experiment with one operand and one estimator.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and select the estimators.</param>
    /// <param name="text">The formula's text; supplied by the compiler.</param>
    /// <param name="line">The line; supplied by the compiler.</param>
    public Experiment(
        Func<FormulaOperand, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>Creates an experiment with one operand and two estimators.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and select the estimators.</param>
    /// <param name="text">The formula's text; supplied by the compiler.</param>
    /// <param name="line">The line; supplied by the compiler.</param>
    public Experiment(
        Func<FormulaOperand, Estimator, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>Creates an experiment with two operands and one estimator.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and select the estimators.</param>
    /// <param name="text">The formula's text; supplied by the compiler.</param>
    /// <param name="line">The line; supplied by the compiler.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>Creates an experiment with two operands and two estimators.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and select the estimators.</param>
    /// <param name="text">The formula's text; supplied by the compiler.</param>
    /// <param name="line">The line; supplied by the compiler.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, Estimator, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>Creates an experiment with three operands and one estimator.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and select the estimators.</param>
    /// <param name="text">The formula's text; supplied by the compiler.</param>
    /// <param name="line">The line; supplied by the compiler.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, FormulaOperand, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>Creates an experiment with three operands and two estimators.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and select the estimators.</param>
    /// <param name="text">The formula's text; supplied by the compiler.</param>
    /// <param name="line">The line; supplied by the compiler.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, FormulaOperand, Estimator, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>Creates an experiment with four operands and one estimator.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and select the estimators.</param>
    /// <param name="text">The formula's text; supplied by the compiler.</param>
    /// <param name="line">The line; supplied by the compiler.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, FormulaOperand, FormulaOperand, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>Creates an experiment with four operands and two estimators.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and select the estimators.</param>
    /// <param name="text">The formula's text; supplied by the compiler.</param>
    /// <param name="line">The line; supplied by the compiler.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, FormulaOperand, FormulaOperand, Estimator, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }
}
