using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.Statements.Binding;

namespace SplNet;

/// <content>The constructors: one per number of operands and estimators, so that the formula is an ordinary lambda.</content>
public sealed partial class Experiment
{
    /// <summary>
    /// An experiment on any number of operands with any number of estimators, in the language of formulas: <c>new Experiment("a &lt; b &amp;&amp; p99(c) &lt; 5 ms &amp;&amp; allocated(d) &lt;= 0 B")</c>. A name
    /// alone means its mean time; <c>list(100)</c> binds a value to a parameter of the operand's generator, <c>sort@v1.2</c> asks for a version. A lambda has at most four operands and two estimators.
    /// </summary>
    /// <param name="formula">The requirement; its operands are names, which <see cref="this[string]"/> binds. What is wrong with it is told when it is evaluated, and by the compiler where it is a constant.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public Experiment(string formula, [CallerLineNumber] int line = 0)
        : this(formula, NamedOperands.Of(formula), NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), line)
    {
    }

    /// <summary>An experiment on one operand with one estimator.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and choose the estimators.</param>
    /// <param name="text">The formula's text; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    public Experiment(
        Func<FormulaOperand, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>An experiment on one operand with two estimators.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and choose the estimators.</param>
    /// <param name="text">The formula's text; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    public Experiment(
        Func<FormulaOperand, Estimator, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>An experiment on two operands with one estimator.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and choose the estimators.</param>
    /// <param name="text">The formula's text; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>An experiment on two operands with two estimators.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and choose the estimators.</param>
    /// <param name="text">The formula's text; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, Estimator, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>An experiment on three operands with one estimator.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and choose the estimators.</param>
    /// <param name="text">The formula's text; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, FormulaOperand, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>An experiment on three operands with two estimators.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and choose the estimators.</param>
    /// <param name="text">The formula's text; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, FormulaOperand, Estimator, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>An experiment on four operands with one estimator.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and choose the estimators.</param>
    /// <param name="text">The formula's text; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, FormulaOperand, FormulaOperand, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }

    /// <summary>An experiment on four operands with two estimators.</summary>
    /// <param name="formula">The requirement; the names of its parameters name the operands and choose the estimators.</param>
    /// <param name="text">The formula's text; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    public Experiment(
        Func<FormulaOperand, FormulaOperand, FormulaOperand, FormulaOperand, Estimator, Estimator, Formula> formula,
        [CallerArgumentExpression(nameof(formula))] string text = "",
        [CallerLineNumber] int line = 0)
        : this((Delegate)formula, text, line)
    {
    }
}
