using SplNet.Causes.Code;
using SplNet.Causes.Counting;
using SplNet.Evaluation.Explaining;
using SplNet.Processes;
using SplNet.Processes.Protocol;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>Private copies of the outputs of all tests, in which mutants are counted one after the other.</summary>
/// <param name="tests">The tests.</param>
/// <param name="library">The simple name of the mutated assembly.</param>
/// <param name="launch">The way in which processes are started.</param>
internal sealed class ScreenWorker(IReadOnlyList<PerformanceTest> tests, string library, CountingLaunch launch) : IDisposable
{
    // The same data for both sides.
    private const int Seed = 20_260_101;

    private readonly Dictionary<string, ExchangedOutput> _outputs = new(StringComparer.Ordinal);

    /// <summary>Counts tests.</summary>
    /// <param name="assembly">The replacement for the mutated assembly.</param>
    /// <param name="symbols">Its symbols.</param>
    /// <param name="chosen">The tests.</param>
    /// <param name="operations">The number of operations of each.</param>
    /// <returns>The answer of each test, and the code with the counters.</returns>
    public IReadOnlyDictionary<PerformanceTest, (CountAnswer Answer, LibraryCode Library)> Count(
        byte[] assembly, byte[]? symbols, IReadOnlyList<PerformanceTest> chosen, Func<PerformanceTest, int> operations)
    {
        var answers = new Dictionary<PerformanceTest, (CountAnswer Answer, LibraryCode Library)>();
        foreach (var home in chosen.GroupBy(static test => test.Home, StringComparer.Ordinal))
        {
            var output = OutputOf(home.Key);
            output.Put(assembly, symbols);
            var code = CountedLibrary.Write(output.Folder, output.Files, SharedFrameworkFolders.All());
            foreach (var (test, answer) in home.Zip(
                launch.Count([.. home.Select(test => test.Subject(output.PlaceOf, operations(test)))], Seed)))
                answers[test] = (answer, code);
        }

        return answers;
    }

    /// <summary>
    /// Counts the bytes of operands of requirements, in code without counters, because counters may prevent optimisations by the compiler.
    /// </summary>
    /// <param name="assembly">The replacement for the mutated assembly.</param>
    /// <param name="limits">The requirements.</param>
    /// <returns>The bytes per operation of each operand of each requirement; NaN after a failure.</returns>
    public IReadOnlyList<IReadOnlyDictionary<string, double>> Bytes(byte[] assembly, IReadOnlyList<AllocationLimit> limits)
    {
        var bytes = limits.Select(static _ => new Dictionary<string, double>(StringComparer.Ordinal)).ToList();
        foreach (var home in limits.Index().GroupBy(static limit => limit.Item.Home, StringComparer.Ordinal))
        {
            var output = OutputOf(home.Key);
            output.Put(assembly, symbols: null);
            var asked = home.SelectMany(limit => limit.Item.Operands.Select(
                operand => (limit.Index, Operand: operand, Subject: limit.Item.Subject(operand, output.PlaceOf)))).ToList();
            foreach (var ((index, operand, _), answer) in asked.Zip(launch.Count([.. asked.Select(static one => one.Subject)], Seed)))
                bytes[index][operand] = answer.Counted is { } counted ? (double)counted.AllocatedBytes / counted.Operations : double.NaN;
        }

        return bytes;
    }

    /// <summary>Creates the copies.</summary>
    public void Prepare()
    {
        foreach (var test in tests)
            OutputOf(test.Home);
    }

    public void Dispose()
    {
        foreach (var output in _outputs.Values)
            output.Dispose();
    }

    private ExchangedOutput OutputOf(string home)
    {
        if (!_outputs.TryGetValue(home, out var output))
            _outputs[home] = output = new ExchangedOutput(home, library);
        return output;
    }
}
