using System.Runtime.CompilerServices;

namespace SplNet;

/// <content>The constructors: one per number of operands and estimators, so that the formula is an ordinary lambda.</content>
public sealed partial class Experiment
{
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
