using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.Evaluation.Claims;

namespace SplNet;

/// <content>A requirement in one line: how the time grows with a size. It builds an experiment and asserts it; the report says at which
/// size the claim breaks.</content>
public static partial class Spl
{
    /// <summary>
    /// Claims that the mean time grows no faster with a size than a complexity does, from each size to the next and from the first to the
    /// last, within a tolerance. It passes without significant evidence against it, if growth beyond that by
    /// <see cref="ExperimentOptions.Resolution"/> is excluded for each of them; see docs/growth.md for what it can detect.
    /// </summary>
    /// <param name="code">The measured code, for a size.</param>
    /// <param name="complexity">A product of <c>1</c>, <c>n</c>, powers such as <c>n^2</c>, <c>sqrt n</c> and <c>log n</c>:
    /// <c>n log n</c>.</param>
    /// <param name="sizes">At least two sizes, in increasing order.</param>
    /// <param name="tolerance">How much more the time may grow, as a share: 0.1 is 10 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="codeText">The code; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentException">The complexity or the sizes are invalid, or the tolerance is negative.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Growth(
        Action<int> code,
        string complexity,
        IReadOnlyList<int> sizes,
        double tolerance = 0.1,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(code))] string codeText = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Growth(new ClaimedOperand(Operand.Of(static (int size) => size, code), codeText, nameof(code)), complexity, sizes, tolerance)
            .Assert();

    /// <summary>
    /// Claims that the mean time grows no faster with a size than a complexity does, from each size to the next and from the first to the
    /// last, within a tolerance. It passes without significant evidence against it, if growth beyond that by
    /// <see cref="ExperimentOptions.Resolution"/> is excluded for each of them; see docs/growth.md for what it can detect.
    /// </summary>
    /// <param name="code">The measured code, for a size; its result is consumed, tasks are awaited.</param>
    /// <param name="complexity">A product of <c>1</c>, <c>n</c>, powers such as <c>n^2</c>, <c>sqrt n</c> and <c>log n</c>:
    /// <c>n log n</c>.</param>
    /// <param name="sizes">At least two sizes, in increasing order.</param>
    /// <param name="tolerance">How much more the time may grow, as a share: 0.1 is 10 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="codeText">The code; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="TResult">The type of the result.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentException">The complexity or the sizes are invalid, or the tolerance is negative.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Growth<TResult>(
        Func<int, TResult> code,
        string complexity,
        IReadOnlyList<int> sizes,
        double tolerance = 0.1,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(code))] string codeText = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Growth(new ClaimedOperand(Operand.Of(static (int size) => size, code), codeText, nameof(code)), complexity, sizes, tolerance)
            .Assert();

    /// <summary>
    /// Claims that the mean time grows no faster with a size than a complexity does, from each size to the next and from the first to the
    /// last, within a tolerance. It passes without significant evidence against it, if growth beyond that by
    /// <see cref="ExperimentOptions.Resolution"/> is excluded for each of them; see docs/growth.md for what it can detect.
    /// </summary>
    /// <param name="code">The measured operand; its generator takes the size:
    /// <c>Operand.Of((int n) =&gt; Numbers(n), numbers =&gt; Array.Sort(numbers))</c>.</param>
    /// <param name="complexity">A product of <c>1</c>, <c>n</c>, powers such as <c>n^2</c>, <c>sqrt n</c> and <c>log n</c>:
    /// <c>n log n</c>.</param>
    /// <param name="sizes">At least two sizes, in increasing order.</param>
    /// <param name="tolerance">How much more the time may grow, as a share: 0.1 is 10 %. Not negative.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="codeText">The code; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentException">The complexity or the sizes are invalid, or the tolerance is negative.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Growth(
        Operand code,
        string complexity,
        IReadOnlyList<int> sizes,
        double tolerance = 0.1,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(code))] string codeText = "",
        [CallerLineNumber] int line = 0) =>
        new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line)
            .Growth(new ClaimedOperand(code, codeText, nameof(code)), complexity, sizes, tolerance).Assert();
}
