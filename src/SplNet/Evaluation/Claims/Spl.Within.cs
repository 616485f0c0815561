using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.Evaluation.Claims;

namespace SplNet;

/// <content>A requirement in one line: within a limit of time. It builds an experiment and asserts it; reports name what is
/// measured by its code.</content>
public static partial class Spl
{
    /// <summary>
    /// Claims that the mean time is smaller than a limit: <c>mean(code) &lt; limit</c>. It passes on significant evidence only.
    /// </summary>
    /// <param name="code">The measured code; exceptions make the experiment invalid.</param>
    /// <param name="limit">The time per operation: <c>1.Milliseconds()</c>, or a <see cref="TimeSpan"/>.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="codeText">The code; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Within(
        Action code,
        Estimate limit,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(code))] string codeText = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Within(new ClaimedOperand(Operand.Of(code), codeText, nameof(code)), limit).Assert();

    /// <summary>
    /// Claims that the mean time is smaller than a limit: <c>mean(code) &lt; limit</c>. It passes on significant evidence only.
    /// </summary>
    /// <param name="code">The measured code; its result is consumed, tasks are awaited.</param>
    /// <param name="limit">The time per operation: <c>1.Milliseconds()</c>, or a <see cref="TimeSpan"/>.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="codeText">The code; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Within<TResult>(
        Func<TResult> code,
        Estimate limit,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(code))] string codeText = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Within(new ClaimedOperand(Operand.Of(code), codeText, nameof(code)), limit).Assert();

    /// <summary>
    /// Claims that the mean time is smaller than a limit: <c>mean(code) &lt; limit</c>. It passes on significant evidence only.
    /// </summary>
    /// <param name="code">The measured operand.</param>
    /// <param name="limit">The time per operation: <c>1.Milliseconds()</c>, or a <see cref="TimeSpan"/>.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="codeText">The code; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Within(
        Operand code,
        Estimate limit,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(code))] string codeText = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Within(new ClaimedOperand(code, codeText, nameof(code)), limit).Assert();
}
