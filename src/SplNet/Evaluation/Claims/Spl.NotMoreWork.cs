using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.Evaluation.Claims;

namespace SplNet;

/// <content>A requirement in one line: a call executes at most as many machine instructions as another call, within a tolerance.</content>
public static partial class Spl
{
    /// <summary>Claims that a call executes at most as many machine instructions as another call, within a tolerance:
    /// <c>instructions(current) &lt;= instructions(baseline) * (1 + tolerance)</c>. Exact counts decide if all processes
    /// agree. Otherwise it passes if nothing significant speaks against it, and an excess of <see cref="ExperimentOptions.Resolution"/>
    /// beyond the tolerance is excluded.</summary>
    /// <param name="current">The code that must not do more work; exceptions make the experiment invalid.</param>
    /// <param name="baseline">The code to compare with; exceptions make the experiment invalid.</param>
    /// <param name="tolerance">How many more instructions it may execute, as a share: 0.05 is 5 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="currentCode">The code of current; the compiler supplies it.</param>
    /// <param name="baselineCode">The code of baseline; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="tolerance"/> is negative, or not below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult NotMoreWork(
        Action current,
        Action baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line).NotMoreWork(
            new(Operand.Of(current), currentCode, nameof(current)),
            new(Operand.Of(baseline), baselineCode, nameof(baseline)),
            tolerance).Assert();

    /// <summary>Claims that a call executes at most as many machine instructions as another call, within a tolerance:
    /// <c>instructions(current) &lt;= instructions(baseline) * (1 + tolerance)</c>. Exact counts decide if all processes
    /// agree. Otherwise it passes if nothing significant speaks against it, and an excess of <see cref="ExperimentOptions.Resolution"/>
    /// beyond the tolerance is excluded.</summary>
    /// <param name="current">The code that must not do more work; its result is consumed, tasks are awaited.</param>
    /// <param name="baseline">The code to compare with; its result is consumed, tasks are awaited.</param>
    /// <param name="tolerance">How many more instructions it may execute, as a share: 0.05 is 5 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="currentCode">The code of current; the compiler supplies it.</param>
    /// <param name="baselineCode">The code of baseline; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TCurrent">The type of the result.</typeparam>
    /// <typeparam name="TBaseline">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="tolerance"/> is negative, or not below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult NotMoreWork<TCurrent, TBaseline>(
        Func<TCurrent> current,
        Func<TBaseline> baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line).NotMoreWork(
            new(Operand.Of(current), currentCode, nameof(current)),
            new(Operand.Of(baseline), baselineCode, nameof(baseline)),
            tolerance).Assert();

    /// <summary>Claims that a call executes at most as many machine instructions as another call, within a tolerance:
    /// <c>instructions(current) &lt;= instructions(baseline) * (1 + tolerance)</c>. Exact counts decide if all processes
    /// agree. Otherwise it passes if nothing significant speaks against it, and an excess of <see cref="ExperimentOptions.Resolution"/>
    /// beyond the tolerance is excluded.</summary>
    /// <param name="current">The code that must not do more work; its result is consumed, tasks are awaited.</param>
    /// <param name="baseline">The code to compare with; exceptions make the experiment invalid.</param>
    /// <param name="tolerance">How many more instructions it may execute, as a share: 0.05 is 5 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="currentCode">The code of current; the compiler supplies it.</param>
    /// <param name="baselineCode">The code of baseline; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TCurrent">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="tolerance"/> is negative, or not below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult NotMoreWork<TCurrent>(
        Func<TCurrent> current,
        Action baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line).NotMoreWork(
            new(Operand.Of(current), currentCode, nameof(current)),
            new(Operand.Of(baseline), baselineCode, nameof(baseline)),
            tolerance).Assert();

    /// <summary>Claims that a call executes at most as many machine instructions as another call, within a tolerance:
    /// <c>instructions(current) &lt;= instructions(baseline) * (1 + tolerance)</c>. Exact counts decide if all processes
    /// agree. Otherwise it passes if nothing significant speaks against it, and an excess of <see cref="ExperimentOptions.Resolution"/>
    /// beyond the tolerance is excluded.</summary>
    /// <param name="current">The code that must not do more work; exceptions make the experiment invalid.</param>
    /// <param name="baseline">The code to compare with; its result is consumed, tasks are awaited.</param>
    /// <param name="tolerance">How many more instructions it may execute, as a share: 0.05 is 5 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="currentCode">The code of current; the compiler supplies it.</param>
    /// <param name="baselineCode">The code of baseline; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TBaseline">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="tolerance"/> is negative, or not below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult NotMoreWork<TBaseline>(
        Action current,
        Func<TBaseline> baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line).NotMoreWork(
            new(Operand.Of(current), currentCode, nameof(current)),
            new(Operand.Of(baseline), baselineCode, nameof(baseline)),
            tolerance).Assert();

    /// <summary>Claims that a call executes at most as many machine instructions as another call, within a tolerance:
    /// <c>instructions(current) &lt;= instructions(baseline) * (1 + tolerance)</c>. Exact counts decide if all processes
    /// agree. Otherwise it passes if nothing significant speaks against it, and an excess of <see cref="ExperimentOptions.Resolution"/>
    /// beyond the tolerance is excluded.</summary>
    /// <param name="current">The code that must not do more work.</param>
    /// <param name="baseline">The code to compare with.</param>
    /// <param name="tolerance">How many more instructions it may execute, as a share: 0.05 is 5 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="currentCode">The code of current; the compiler supplies it.</param>
    /// <param name="baselineCode">The code of baseline; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="tolerance"/> is negative, or not below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult NotMoreWork(
        Operand current,
        Operand baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .NotMoreWork(new(current, currentCode, nameof(current)), new(baseline, baselineCode, nameof(baseline)), tolerance).Assert();
}
