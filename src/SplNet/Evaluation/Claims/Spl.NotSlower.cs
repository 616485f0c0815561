using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.Evaluation.Claims;

namespace SplNet;

/// <content>A requirement in one line: not slower than another piece of code, but for a tolerance. It builds an experiment and asserts it;
/// reports name what is measured by its code.</content>
public static partial class Spl
{
    /// <summary>Claims that one mean time is not larger than another by more than a tolerance:
    /// <c>mean(current) &lt;= mean(baseline) * (1 + tolerance)</c>. It passes if nothing significant speaks against it, and a slow-down
    /// beyond that by <see cref="ExperimentOptions.Resolution"/> is excluded.</summary>
    /// <param name="current">The code that must not be slower; exceptions make the experiment invalid.</param>
    /// <param name="baseline">The code to compare with; exceptions make the experiment invalid.</param>
    /// <param name="tolerance">How much slower it may be, as a share: 0.05 is 5 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="currentCode">The code of current; the compiler supplies it.</param>
    /// <param name="baselineCode">The code of baseline; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="tolerance"/> is negative, or not below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult NotSlower(
        Action current,
        Action baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line).NotSlower(
            new(Operand.Of(current), currentCode, nameof(current)),
            new(Operand.Of(baseline), baselineCode, nameof(baseline)),
            tolerance).Assert();

    /// <summary>Claims that one mean time is not larger than another by more than a tolerance:
    /// <c>mean(current) &lt;= mean(baseline) * (1 + tolerance)</c>. It passes if nothing significant speaks against it, and a slow-down
    /// beyond that by <see cref="ExperimentOptions.Resolution"/> is excluded.</summary>
    /// <param name="current">The code that must not be slower; its result is consumed, tasks are awaited.</param>
    /// <param name="baseline">The code to compare with; its result is consumed, tasks are awaited.</param>
    /// <param name="tolerance">How much slower it may be, as a share: 0.05 is 5 %. Not negative.</param>
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
    public static ExperimentResult NotSlower<TCurrent, TBaseline>(
        Func<TCurrent> current,
        Func<TBaseline> baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line).NotSlower(
            new(Operand.Of(current), currentCode, nameof(current)),
            new(Operand.Of(baseline), baselineCode, nameof(baseline)),
            tolerance).Assert();

    /// <summary>Claims that one mean time is not larger than another by more than a tolerance:
    /// <c>mean(current) &lt;= mean(baseline) * (1 + tolerance)</c>. It passes if nothing significant speaks against it, and a slow-down
    /// beyond that by <see cref="ExperimentOptions.Resolution"/> is excluded.</summary>
    /// <param name="current">The code that must not be slower; its result is consumed, tasks are awaited.</param>
    /// <param name="baseline">The code to compare with; exceptions make the experiment invalid.</param>
    /// <param name="tolerance">How much slower it may be, as a share: 0.05 is 5 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="currentCode">The code of current; the compiler supplies it.</param>
    /// <param name="baselineCode">The code of baseline; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TCurrent">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="tolerance"/> is negative, or not below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult NotSlower<TCurrent>(
        Func<TCurrent> current,
        Action baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line).NotSlower(
            new(Operand.Of(current), currentCode, nameof(current)),
            new(Operand.Of(baseline), baselineCode, nameof(baseline)),
            tolerance).Assert();

    /// <summary>Claims that one mean time is not larger than another by more than a tolerance:
    /// <c>mean(current) &lt;= mean(baseline) * (1 + tolerance)</c>. It passes if nothing significant speaks against it, and a slow-down
    /// beyond that by <see cref="ExperimentOptions.Resolution"/> is excluded.</summary>
    /// <param name="current">The code that must not be slower; exceptions make the experiment invalid.</param>
    /// <param name="baseline">The code to compare with; its result is consumed, tasks are awaited.</param>
    /// <param name="tolerance">How much slower it may be, as a share: 0.05 is 5 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="currentCode">The code of current; the compiler supplies it.</param>
    /// <param name="baselineCode">The code of baseline; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TBaseline">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="tolerance"/> is negative, or not below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult NotSlower<TBaseline>(
        Action current,
        Func<TBaseline> baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line).NotSlower(
            new(Operand.Of(current), currentCode, nameof(current)),
            new(Operand.Of(baseline), baselineCode, nameof(baseline)),
            tolerance).Assert();

    /// <summary>Claims that one mean time is not larger than another by more than a tolerance:
    /// <c>mean(current) &lt;= mean(baseline) * (1 + tolerance)</c>. It passes if nothing significant speaks against it, and a slow-down
    /// beyond that by <see cref="ExperimentOptions.Resolution"/> is excluded.</summary>
    /// <param name="current">The operand that must not be slower.</param>
    /// <param name="baseline">The operand to compare with.</param>
    /// <param name="tolerance">How much slower it may be, as a share: 0.05 is 5 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="currentCode">The code of current; the compiler supplies it.</param>
    /// <param name="baselineCode">The code of baseline; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="tolerance"/> is negative, or not below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult NotSlower(
        Operand current,
        Operand baseline,
        double tolerance = 0,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(current))] string currentCode = "",
        [CallerArgumentExpression(nameof(baseline))] string baselineCode = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .NotSlower(new(current, currentCode, nameof(current)), new(baseline, baselineCode, nameof(baseline)), tolerance).Assert();
}
