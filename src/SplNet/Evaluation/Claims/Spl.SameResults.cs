using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.Evaluation.Claims;

namespace SplNet;

/// <content>Claims about results: two pieces of code return the same for generated inputs.</content>
public static partial class Spl
{
    private const int UsualInputs = 100;

    /// <summary>
    /// Claims that two functions return the same for generated inputs. Results are equal if their content is: sequences, tuples and
    /// dictionaries are compared item by item. If one side throws, the other must throw an exception of the same type.
    /// </summary>
    /// <param name="inputs">Makes the inputs. Each side gets its own, so it may change it.</param>
    /// <param name="first">The one function.</param>
    /// <param name="second">The other function.</param>
    /// <param name="equality">Compares two results; null to compare their content.</param>
    /// <param name="count">The number of inputs, at least one for each value of the generator's axes.</param>
    /// <param name="seed">The seed of the inputs.</param>
    /// <param name="firstCode">The code of first; the compiler supplies it.</param>
    /// <param name="secondCode">The code of second; the compiler supplies it.</param>
    /// <typeparam name="T">The type of the inputs.</typeparam>
    /// <typeparam name="TResult">The type of the results.</typeparam>
    /// <exception cref="DifferentResultsException">The results differ; the message has the smallest input that was found.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="count"/> is below 1.</exception>
    public static void SameResults<T, TResult>(
        Gen<T> inputs,
        Func<T, TResult> first,
        Func<T, TResult> second,
        Func<TResult, TResult, bool>? equality = null,
        int count = UsualInputs,
        int seed = 1,
        [CallerArgumentExpression(nameof(first))] string firstCode = "",
        [CallerArgumentExpression(nameof(second))] string secondCode = "")
    {
        ArgumentNullException.ThrowIfNull(inputs);
        ArgumentNullException.ThrowIfNull(first);
        ArgumentNullException.ThrowIfNull(second);
        new ResultComparison<T>(
            inputs, input => first(input), input => second(input),
            equality is null ? null : (one, other) => equality((TResult)one!, (TResult)other!))
            .Require(count, seed, NamesOf(firstCode, secondCode));
    }

    /// <summary>Claims that two actions change generated inputs in the same way, as two ways to sort an array do.</summary>
    /// <param name="inputs">Makes the inputs. Each side gets its own.</param>
    /// <param name="first">The one action.</param>
    /// <param name="second">The other action.</param>
    /// <param name="equality">Compares two changed inputs; null to compare their content.</param>
    /// <param name="count">The number of inputs, at least one for each value of the generator's axes.</param>
    /// <param name="seed">The seed of the inputs.</param>
    /// <param name="firstCode">The code of first; the compiler supplies it.</param>
    /// <param name="secondCode">The code of second; the compiler supplies it.</param>
    /// <typeparam name="T">The type of the inputs.</typeparam>
    /// <exception cref="DifferentResultsException">The inputs differ afterwards; the message has the smallest input that was
    /// found.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="count"/> is below 1.</exception>
    public static void SameResults<T>(
        Gen<T> inputs,
        Action<T> first,
        Action<T> second,
        Func<T, T, bool>? equality = null,
        int count = UsualInputs,
        int seed = 1,
        [CallerArgumentExpression(nameof(first))] string firstCode = "",
        [CallerArgumentExpression(nameof(second))] string secondCode = "")
    {
        ArgumentNullException.ThrowIfNull(first);
        ArgumentNullException.ThrowIfNull(second);
        SameResults(inputs, Changed(first), Changed(second), equality, count, seed, firstCode, secondCode);
    }

    /// <summary>
    /// Claims that two functions return the same for generated inputs, as <see cref="SameResults{T,TResult}"/> does, and that the
    /// one is faster: <c>mean(faster) &lt; mean(slower)</c> for each value of the generator's axes.
    /// </summary>
    /// <param name="inputs">Makes the inputs, outside of the measured time.</param>
    /// <param name="faster">The code claimed to be faster.</param>
    /// <param name="slower">The code to compare with.</param>
    /// <param name="times">How many times as fast it is claimed to be, at least 1.</param>
    /// <param name="equality">Compares two results; null to compare their content.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="fasterCode">The code of faster; the compiler supplies it.</param>
    /// <param name="slowerCode">The code of slower; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="T">The type of the inputs.</typeparam>
    /// <typeparam name="TResult">The type of the results.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="DifferentResultsException">The results differ; nothing was measured.</exception>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="times"/> is below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Faster<T, TResult>(
        Gen<T> inputs,
        Func<T, TResult> faster,
        Func<T, TResult> slower,
        double times = 1,
        Func<TResult, TResult, bool>? equality = null,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(faster))] string fasterCode = "",
        [CallerArgumentExpression(nameof(slower))] string slowerCode = "",
        [CallerLineNumber] int line = 0)
    {
        var claim = new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line);
        SameResults(inputs, faster, slower, equality, seed: SeedOf(options), firstCode: fasterCode, secondCode: slowerCode);
        return Faster(
            claim, inputs, times, new(Operand.Of(inputs, faster), fasterCode, nameof(faster)),
            new(Operand.Of(inputs, slower), slowerCode, nameof(slower)));
    }

    /// <summary>
    /// Claims that two actions change generated inputs in the same way, as <see cref="SameResults{T}"/> does, and that the
    /// one is faster: <c>mean(faster) &lt; mean(slower)</c> for each value of the generator's axes.
    /// </summary>
    /// <param name="inputs">Makes the inputs, outside of the measured time.</param>
    /// <param name="faster">The code claimed to be faster.</param>
    /// <param name="slower">The code to compare with.</param>
    /// <param name="times">How many times as fast it is claimed to be, at least 1.</param>
    /// <param name="equality">Compares two results; null to compare their content.</param>
    /// <param name="options">How sure, how long and how to measure; <see cref="ExperimentOptions.Default"/> unless it is given.</param>
    /// <param name="fasterCode">The code of faster; the compiler supplies it.</param>
    /// <param name="slowerCode">The code of slower; the compiler supplies it.</param>
    /// <param name="line">The line; the compiler supplies it.</param>
    /// <typeparam name="T">The type of the inputs.</typeparam>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="DifferentResultsException">The results differ; nothing was measured.</exception>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="times"/> is below 1.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ExperimentResult Faster<T>(
        Gen<T> inputs,
        Action<T> faster,
        Action<T> slower,
        double times = 1,
        Func<T, T, bool>? equality = null,
        ExperimentOptions? options = null,
        [CallerArgumentExpression(nameof(faster))] string fasterCode = "",
        [CallerArgumentExpression(nameof(slower))] string slowerCode = "",
        [CallerLineNumber] int line = 0)
    {
        var claim = new OneLineClaim(NativeProgram.Assembly ?? Assembly.GetCallingAssembly(), options, line);
        SameResults(inputs, faster, slower, equality, seed: SeedOf(options), firstCode: fasterCode, secondCode: slowerCode);
        return Faster(
            claim, inputs, times, new(Operand.Of(inputs, faster), fasterCode, nameof(faster)),
            new(Operand.Of(inputs, slower), slowerCode, nameof(slower)));
    }

    private static ExperimentResult Faster<T>(
        OneLineClaim claim, Gen<T> inputs, double times, ClaimedOperand faster, ClaimedOperand slower) =>
        claim.Faster(faster, slower, times, [.. inputs.Parameters.Select(static point => point.Values)]).Assert();

    private static int SeedOf(ExperimentOptions? options) => (options ?? ExperimentOptions.Default).Seed ?? 1;

    private static (string First, string Second) NamesOf(string firstCode, string secondCode) =>
        OperandName.Of([(firstCode, "first"), (secondCode, "second")]) is [var first, var second] ? (first, second) : default;

    private static Func<T, T> Changed<T>(Action<T> action) => input =>
    {
        action(input);
        return input;
    };
}
