using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Mutating.Validating;

/// <summary>
/// Runs functional tests on mutants: if a test that passes without mutation fails on a mutant, the mutant is not a slower version of the
/// program, but a different program.
/// </summary>
internal sealed class MutantValidation
{
    // Longer than the tests take without mutation, plus a start on a busy machine.
    private const double Factor = 1.5;
    private static readonly TimeSpan Added = TimeSpan.FromSeconds(5);

    private readonly IReadOnlyList<ValidatedTests> _suites;
    private readonly string _library;
    private readonly CancellationToken _cancellation;

    private MutantValidation(IReadOnlyList<ValidatedTests> suites, string library, CancellationToken cancellation) =>
        (_suites, _library, _cancellation) = (suites, library, cancellation);

    /// <summary>Tests that already fail without mutation, whose results are ignored; for the user.</summary>
    public IReadOnlyList<string> FailingBefore => [.. _suites.SelectMany(static suite => suite.FailingBefore)];

    /// <summary>Runs the tests without mutation.</summary>
    /// <param name="inputs">Test assemblies built in Release, or their projects.</param>
    /// <param name="library">The simple name of the mutated assembly.</param>
    /// <param name="assembly">The assembly without mutation.</param>
    /// <param name="symbols">Its symbols.</param>
    /// <param name="cancellation">Cancels the processes.</param>
    /// <exception cref="SplNetException">The tests cannot be run, or all of them fail.</exception>
    public static MutantValidation Begin(
        IReadOnlyList<string> inputs, string library, byte[] assembly, byte[]? symbols, CancellationToken cancellation = default) =>
        new(
            [.. inputs.Select(input => Begin(FunctionalAssembly.PathOf(input), library, assembly, symbols, cancellation))],
            library,
            cancellation);

    /// <summary>Runs the tests on a mutant, up to the first assembly with a failure.</summary>
    /// <param name="mutant">The id of the mutant.</param>
    /// <param name="assembly">Its assembly.</param>
    /// <param name="symbols">The symbols of the assembly.</param>
    public ValidationOutcome Validate(string mutant, byte[] assembly, byte[]? symbols)
    {
        var seconds = 0.0;
        foreach (var suite in _suites)
        {
            var run = Run(suite.Assembly, _library, assembly, symbols, (suite.Time * Factor) + Added, _cancellation);
            seconds += run.Time.TotalSeconds;
            if (Judged(suite, run) is var (ending, test, detail) && ending != ValidationEnding.Passed)
                return new ValidationOutcome(mutant, ending, test, detail, seconds);
        }

        return new ValidationOutcome(mutant, ValidationEnding.Passed, null, null, seconds);
    }

    private static (ValidationEnding Ending, string? Test, string? Detail) Judged(ValidatedTests suite, FunctionalRun run)
    {
        var name = Path.GetFileName(suite.Assembly);
        if (run.Output.Failed.Except(suite.FailingBefore, StringComparer.Ordinal).FirstOrDefault() is { } failed)
            return (ValidationEnding.Failed, failed, $"{failed} fails in {name}.");
        if (run.ExitCode is not { } code)
            return (
                ValidationEnding.Timeout,
                null,
                FormattableString.Invariant($"{name} took longer than {((suite.Time * Factor) + Added).TotalSeconds:0.#} s, ") +
                FormattableString.Invariant($"but {suite.Time.TotalSeconds:0.#} s without mutation."));

        // A runner whose test process has died exits as after failed tests, which may also fail without mutation,
        // but it reports fewer tests.
        return code == suite.ExitCode && run.Output.Total == suite.Total
            ? (ValidationEnding.Passed, null, null)
            : (ValidationEnding.Crashed, null, $"{name} ended with {Processes.ExitCode.Describe(code)} without reporting a failed test.");
    }

    private static ValidatedTests Begin(string path, string library, byte[] assembly, byte[]? symbols, CancellationToken cancellation)
    {
        var run = Run(path, library, assembly, symbols, most: null, cancellation);
        var failed = run.Output.Failed;
        if (run.Output.Total == 0)
            throw FunctionalAssembly.None(path, run.Output.Last);
        if (run.ExitCode != 0 && failed.Count == 0)
            throw new SplNetException(
                $"The functional tests of {path} cannot be run without mutation: " +
                $"they ended with {Processes.ExitCode.Describe(run.ExitCode!.Value)}.{Environment.NewLine}{run.Output.Last}");

        // A program without tests always succeeds, whatever happens to the library.
        if (run.Output.Total is null && failed.Count == 0)
            throw FunctionalAssembly.None(path, run.Output.Last);
        if (failed.Count > 0 && failed.Count >= run.Output.Total)
            throw new SplNetException(
                $"All functional tests of {path} fail without mutation, so they cannot validate a mutant. " +
                $"Fix them first: {string.Join(", ", failed.Take(5))}.");
        return new ValidatedTests(path, failed, run.ExitCode!.Value, run.Output.Total, run.Time);
    }

    // Each suite has its copy, because tests may write files next to their assembly.
    private static FunctionalRun Run(
        string path, string library, byte[] assembly, byte[]? symbols, TimeSpan? most, CancellationToken cancellation)
    {
        using var output = new ExchangedOutput(path, library);
        output.Put(assembly, symbols);
        return FunctionalRun.Of(output.PlaceOf(path), most, cancellation);
    }

    private sealed record ValidatedTests(string Assembly, IReadOnlyList<string> FailingBefore, int ExitCode, int? Total, TimeSpan Time);
}
