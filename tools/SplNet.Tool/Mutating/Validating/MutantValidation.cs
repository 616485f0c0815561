using SplNet.Tool.Mutating.Screening;

namespace SplNet.Tool.Mutating.Validating;

/// <summary>Runs functional tests on mutants: a mutant on which one fails that passes without mutation is no slower version of the program, but another program.</summary>
internal sealed class MutantValidation
{
    // Longer than the tests take without mutation, and a start on a machine that does something else.
    private const double Factor = 1.5;
    private static readonly TimeSpan Added = TimeSpan.FromSeconds(5);

    private readonly IReadOnlyList<ValidatedTests> _suites;
    private readonly string _library;
    private readonly CancellationToken _cancellation;

    private MutantValidation(IReadOnlyList<ValidatedTests> suites, string library, CancellationToken cancellation) => (_suites, _library, _cancellation) = (suites, library, cancellation);

    /// <summary>Tests that fail without mutation already, whatever they say of a mutant; for the user.</summary>
    public IReadOnlyList<string> FailingBefore => [.. _suites.SelectMany(static suite => suite.FailingBefore)];

    /// <summary>Runs the tests without mutation.</summary>
    /// <param name="inputs">Assemblies of tests, or their projects, which were built in Release.</param>
    /// <param name="library">The simple name of the mutated assembly.</param>
    /// <param name="assembly">The assembly without mutation.</param>
    /// <param name="symbols">Its symbols.</param>
    /// <param name="cancellation">Ends the processes.</param>
    /// <exception cref="SplNetException">They cannot be run, or all of them fail.</exception>
    public static MutantValidation Begin(IReadOnlyList<string> inputs, string library, byte[] assembly, byte[]? symbols, CancellationToken cancellation = default) =>
        new([.. inputs.Select(input => Begin(FunctionalAssembly.PathOf(input), library, assembly, symbols, cancellation))], library, cancellation);

    /// <summary>Runs the tests on a mutant, up to the first assembly in which one fails.</summary>
    /// <param name="mutant">Its id.</param>
    /// <param name="assembly">Its assembly.</param>
    /// <param name="symbols">The symbols of that.</param>
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
            return (ValidationEnding.Timeout, null, FormattableString.Invariant($"{name} took longer than {((suite.Time * Factor) + Added).TotalSeconds:0.#} s, and {suite.Time.TotalSeconds:0.#} s without mutation."));

        // A runner whose process of tests has died ends as one that has failed tests, which may be there without mutation: but it has fewer.
        return code == suite.ExitCode && run.Output.Total == suite.Total
            ? (ValidationEnding.Passed, null, null)
            : (ValidationEnding.Crashed, null, $"{name} ended with {Processes.ExitCode.Describe(code)} and told of no failed test.");
    }

    private static ValidatedTests Begin(string path, string library, byte[] assembly, byte[]? symbols, CancellationToken cancellation)
    {
        var run = Run(path, library, assembly, symbols, most: null, cancellation);
        var failed = run.Output.Failed;
        if (run.Output.Total == 0)
            throw FunctionalAssembly.None(path, run.Output.Last);
        if (run.ExitCode != 0 && failed.Count == 0)
            throw new SplNetException($"The functional tests of {path} cannot be run without mutation: they ended with {Processes.ExitCode.Describe(run.ExitCode!.Value)}.{Environment.NewLine}{run.Output.Last}");

        // A program that is no suite ends well, whatever becomes of the library.
        if (run.Output.Total is null && failed.Count == 0)
            throw FunctionalAssembly.None(path, run.Output.Last);
        if (failed.Count > 0 && failed.Count >= run.Output.Total)
            throw new SplNetException($"All functional tests of {path} fail without mutation, so they could tell nothing of a mutant. Mend them first: {string.Join(", ", failed.Take(5))}.");
        return new ValidatedTests(path, failed, run.ExitCode!.Value, run.Output.Total, run.Time);
    }

    // A copy for each: tests may write beside themselves.
    private static FunctionalRun Run(string path, string library, byte[] assembly, byte[]? symbols, TimeSpan? most, CancellationToken cancellation)
    {
        using var output = new ExchangedOutput(path, library);
        output.Put(assembly, symbols);
        return FunctionalRun.Of(output.PlaceOf(path), most, cancellation);
    }

    private sealed record ValidatedTests(string Assembly, IReadOnlyList<string> FailingBefore, int ExitCode, int? Total, TimeSpan Time);
}
