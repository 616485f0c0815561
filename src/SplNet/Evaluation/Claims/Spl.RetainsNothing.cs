using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.Evaluation.Claims;

namespace SplNet;

/// <content>A requirement in one line: without growth of memory. It builds an experiment and asserts it; reports name what is
/// measured by its code.</content>
public static partial class Spl
{
    /// <summary>Claims that no memory stays reachable after each call of an operation: <c>retained(code) &lt;= 0 B</c>.</summary>
    /// <param name="code">The measured code; exceptions make the experiment invalid.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="codeText">The code; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult RetainsNothing(
        Action code,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(code))] string codeText = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .RetainsNothing(new ClaimedOperand(Operand.Of(code), codeText, nameof(code))).Assert();

    /// <summary>Claims that no memory stays reachable after each call of an operation: <c>retained(code) &lt;= 0 B</c>.</summary>
    /// <param name="code">The measured code; its result is consumed, tasks are awaited.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="codeText">The code; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult RetainsNothing<TResult>(
        Func<TResult> code,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(code))] string codeText = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .RetainsNothing(new ClaimedOperand(Operand.Of(code), codeText, nameof(code))).Assert();

    /// <summary>Claims that no memory stays reachable after each call of an operation: <c>retained(code) &lt;= 0 B</c>.</summary>
    /// <param name="code">The measured operand.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="codeText">The code; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult RetainsNothing(
        Operand code,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(code))] string codeText = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .RetainsNothing(new ClaimedOperand(code, codeText, nameof(code))).Assert();
}
