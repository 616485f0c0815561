using System.Diagnostics;
using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.Evaluation.Claims;

namespace SplNet;

/// <content>A requirement in one line: faster than another piece of code. It builds an experiment and asserts it; reports name what is
/// measured by its code.</content>
[StackTraceHidden]
public static partial class Spl
{
    /// <summary>
    /// Claims that one mean time is smaller than another: <c>mean(faster) &lt; mean(slower)</c>. It passes on significant evidence only.
    /// </summary>
    /// <param name="faster">The code claimed to be faster; exceptions make the experiment invalid.</param>
    /// <param name="slower">The code to compare with; exceptions make the experiment invalid.</param>
    /// <param name="times">How many times as fast it is claimed to be, at least 1: 2 claims
    /// <c>mean(faster) * 2 &lt; mean(slower)</c>.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="fasterCode">The code of faster; the compiler supplies it.</param>
    /// <param name="slowerCode">The code of slower; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="times"/> is below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Faster(
        Action faster,
        Action slower,
        double times = 1,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(faster))] string fasterCode = "",
        [CallerArgumentExpression(nameof(slower))] string slowerCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Faster(new(Operand.Of(faster), fasterCode, nameof(faster)), new(Operand.Of(slower), slowerCode, nameof(slower)), times)
            .Assert();

    /// <summary>
    /// Claims that one mean time is smaller than another: <c>mean(faster) &lt; mean(slower)</c>. It passes on significant evidence only.
    /// </summary>
    /// <param name="faster">The code claimed to be faster; its result is consumed, tasks are awaited.</param>
    /// <param name="slower">The code to compare with; its result is consumed, tasks are awaited.</param>
    /// <param name="times">How many times as fast it is claimed to be, at least 1: 2 claims
    /// <c>mean(faster) * 2 &lt; mean(slower)</c>.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="fasterCode">The code of faster; the compiler supplies it.</param>
    /// <param name="slowerCode">The code of slower; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TFaster">The type of the result.</typeparam>
    /// <typeparam name="TSlower">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="times"/> is below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Faster<TFaster, TSlower>(
        Func<TFaster> faster,
        Func<TSlower> slower,
        double times = 1,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(faster))] string fasterCode = "",
        [CallerArgumentExpression(nameof(slower))] string slowerCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Faster(new(Operand.Of(faster), fasterCode, nameof(faster)), new(Operand.Of(slower), slowerCode, nameof(slower)), times)
            .Assert();

    /// <summary>
    /// Claims that one mean time is smaller than another: <c>mean(faster) &lt; mean(slower)</c>. It passes on significant evidence only.
    /// </summary>
    /// <param name="faster">The code claimed to be faster; its result is consumed, tasks are awaited.</param>
    /// <param name="slower">The code to compare with; exceptions make the experiment invalid.</param>
    /// <param name="times">How many times as fast it is claimed to be, at least 1: 2 claims
    /// <c>mean(faster) * 2 &lt; mean(slower)</c>.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="fasterCode">The code of faster; the compiler supplies it.</param>
    /// <param name="slowerCode">The code of slower; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TFaster">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="times"/> is below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Faster<TFaster>(
        Func<TFaster> faster,
        Action slower,
        double times = 1,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(faster))] string fasterCode = "",
        [CallerArgumentExpression(nameof(slower))] string slowerCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Faster(new(Operand.Of(faster), fasterCode, nameof(faster)), new(Operand.Of(slower), slowerCode, nameof(slower)), times)
            .Assert();

    /// <summary>
    /// Claims that one mean time is smaller than another: <c>mean(faster) &lt; mean(slower)</c>. It passes on significant evidence only.
    /// </summary>
    /// <param name="faster">The code claimed to be faster; exceptions make the experiment invalid.</param>
    /// <param name="slower">The code to compare with; its result is consumed, tasks are awaited.</param>
    /// <param name="times">How many times as fast it is claimed to be, at least 1: 2 claims
    /// <c>mean(faster) * 2 &lt; mean(slower)</c>.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="fasterCode">The code of faster; the compiler supplies it.</param>
    /// <param name="slowerCode">The code of slower; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TSlower">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="times"/> is below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Faster<TSlower>(
        Action faster,
        Func<TSlower> slower,
        double times = 1,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(faster))] string fasterCode = "",
        [CallerArgumentExpression(nameof(slower))] string slowerCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Faster(new(Operand.Of(faster), fasterCode, nameof(faster)), new(Operand.Of(slower), slowerCode, nameof(slower)), times)
            .Assert();

    /// <summary>
    /// Claims that one mean time is smaller than another: <c>mean(faster) &lt; mean(slower)</c>. It passes on significant evidence only.
    /// </summary>
    /// <param name="faster">The operand claimed to be faster.</param>
    /// <param name="slower">The operand to compare with.</param>
    /// <param name="times">How many times as fast it is claimed to be, at least 1: 2 claims
    /// <c>mean(faster) * 2 &lt; mean(slower)</c>.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="fasterCode">The code of faster; the compiler supplies it.</param>
    /// <param name="slowerCode">The code of slower; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="times"/> is below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Faster(
        Operand faster,
        Operand slower,
        double times = 1,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(faster))] string fasterCode = "",
        [CallerArgumentExpression(nameof(slower))] string slowerCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Faster(new(faster, fasterCode, nameof(faster)), new(slower, slowerCode, nameof(slower)), times).Assert();
}
