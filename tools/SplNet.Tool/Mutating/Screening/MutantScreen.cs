using System.Collections.Concurrent;
using System.Diagnostics;
using System.Globalization;
using SplNet.Measuring;
using SplNet.Mutations.Results;
using SplNet.Processes;
using SplNet.Processes.Protocol;

namespace SplNet.Tool.Mutating.Screening;

/// <summary>
/// Counts the work of each test on each mutant without measuring times. This finds mutants that no test covers or executes differently, and
/// the pairs that are likely to be slower.
/// </summary>
internal sealed class MutantScreen : IDisposable
{
    private readonly PerformanceTests _tests;
    private readonly string _library;
    private readonly int _parallel;
    private readonly CancellationToken _cancellation;
    private readonly ConcurrentBag<ScreenWorker> _free = [];
    private readonly ConcurrentBag<ScreenWorker> _workers = [];

    private MutantScreen(PerformanceTests tests, string library, int parallel, CancellationToken cancellation) =>
        (_tests, _library, _parallel, _cancellation) = (tests, library, parallel, cancellation);

    /// <summary>The counts of the tests without mutation.</summary>
    public ScreenedBaseline Baseline { get; private set; } = new(new Dictionary<PerformanceTest, CountedTest>(), [], [], []);

    /// <summary>Counts all tests twice without mutation.</summary>
    /// <param name="tests">The tests.</param>
    /// <param name="library">The simple name of the mutated assembly.</param>
    /// <param name="assembly">The assembly without mutation.</param>
    /// <param name="symbols">Its symbols.</param>
    /// <param name="cancellation">Cancels the processes.</param>
    /// <exception cref="SplNetException">No test can be counted.</exception>
    public static MutantScreen Begin(
        PerformanceTests tests, string library, byte[] assembly, byte[]? symbols, CancellationToken cancellation = default)
    {
        var screen = new MutantScreen(tests, library, Environment.ProcessorCount, cancellation);
        try
        {
            screen.CountBaseline(assembly, symbols);
            return screen;
        }
        catch
        {
            screen.Dispose();
            throw;
        }
    }

    /// <summary>Screens mutants, concurrently on all processors.</summary>
    /// <param name="mutants">The mutants; each is requested when it is needed.</param>
    /// <param name="screened">Receives each result in the order of completion, one at a time.</param>
    /// <exception cref="OperationCanceledException">The screening was cancelled.</exception>
    public void Screen(IEnumerable<ScreenedMutant> mutants, Action<MutantScreening> screened)
    {
        var turn = new Lock();
        Parallel.ForEach(
            Partitioner.Create(mutants, EnumerablePartitionerOptions.NoBuffering),
            new ParallelOptions { MaxDegreeOfParallelism = _parallel, CancellationToken = _cancellation },
            mutant =>
            {
                var one = Screen(mutant);
                lock (turn)
                    screened(one);
            });
    }

    /// <summary>
    /// True if a test may run a mutated method: the test has entered it, or the method runs where its entries are not counted.
    /// </summary>
    /// <param name="method">The key of the method; null if there is none.</param>
    public bool MayBeCovered(string? method) => Baseline.Tests.Values.Any(test => MayCover(method, test));

    /// <summary>The screening of a mutant in a method that no test enters; it need not be compiled.</summary>
    /// <param name="id">The id of the mutant.</param>
    public MutantScreening Uncovered(string id) =>
        new(id, [.. Baseline.Tests.Select(one => Unchanged(id, hits: 0, one.Key, one.Value))], [], 0);

    /// <summary>Screens one mutant.</summary>
    public MutantScreening Screen(ScreenedMutant mutant)
    {
        var start = Stopwatch.GetTimestamp();
        var covering = Baseline.Tests.Where(test => MayCover(mutant.Method, test.Value)).Select(static test => test.Key).ToList();
        var (pairs, limits) = With(worker => (Pairs(worker, mutant, covering), Limits(worker, mutant)));
        return new MutantScreening(mutant.Id, pairs, limits, Stopwatch.GetElapsedTime(start).TotalSeconds);
    }

    public void Dispose()
    {
        foreach (var worker in _workers)
            worker.Dispose();
    }

    // Values from constructors and static initialisers are used after these have run.
    private static bool MayCover(string? method, CountedTest test) => method is null || test.First.HitsOf(method) > 0
        || method.Contains("::.ctor(", StringComparison.Ordinal) || method.Contains("::.cctor(", StringComparison.Ordinal);

    private List<PairCounts> Pairs(ScreenWorker worker, ScreenedMutant mutant, List<PerformanceTest> covering)
    {
        var counted = covering.Count == 0
            ? null
            : worker.Count(mutant.Assembly, mutant.Symbols, covering, test => Baseline.Tests[test].Operations);
        return [.. Baseline.Tests.Select(one => Pair(
            mutant, one.Key, one.Value,
            counted?.TryGetValue(one.Key, out var other) == true ? new OtherSide(other.Answer, other.Library) : null))];
    }

    private static PairCounts Pair(ScreenedMutant mutant, PerformanceTest test, CountedTest without, OtherSide? other)
    {
        var pair = Unchanged(mutant.Id, mutant.Method is null ? 0 : without.First.HitsOf(mutant.Method), test, without);
        if (other is null)
            return pair;
        if (other.Answer.Counted is not { } counted)
            return pair with
            {
                Mutated = SideCounts.None,
                IsDifferent = true,
                Ending = (PairEnding)(int)other.Answer.Ending,
                Failure = other.Answer.Failure,
            };
        var executed = new ExecutedCode(other.Library, counted);
        return pair with { Mutated = without.CountsOf(executed), IsDifferent = without.IsUnlike(executed) };
    }

    private static PairCounts Unchanged(string mutant, double hits, PerformanceTest test, CountedTest without) =>
        new()
        {
            Mutant = mutant,
            Test = test.Name,
            Hits = hits,
            Base = without.First.Counts,
            Mutated = without.First.Counts,
            IsExact = without.IsExact,
        };

    private List<LimitOutcome> Limits(ScreenWorker worker, ScreenedMutant mutant)
    {
        var limits = Baseline.Limits;
        if (limits.Count == 0)
            return [];
        var bytes = worker.Bytes(mutant.Assembly, [.. limits.Select(static one => one.Limit)]);
        return [.. limits.Zip(bytes).Where(static one => one.First.Limit.Holds(one.Second) is not null)
            .Select(one => new LimitOutcome(mutant.Id, one.First.Limit.Name, one.First.Holds, one.First.Limit.Holds(one.Second) == true)
            {
                Tests = [.. _tests.Tests.Where(test => one.First.Limit.Keys.Contains(test.Operand.Key, StringComparer.Ordinal))
                    .Select(static test => test.Name)],
            })];
    }

    private void CountBaseline(byte[] assembly, byte[]? symbols)
    {
        Baseline = With(worker =>
        {
            var first = worker.Count(assembly, symbols, _tests.Tests, static _ => MeasureSettings.AsManyAsFit);
            var usable = first.Where(static one => one.Value.Answer.Counted is not null).Select(static one => one.Key).ToList();
            var second = worker.Count(assembly, symbols, usable, test => first[test].Answer.Counted!.Operations);
            var tests = usable.Where(test => second[test].Answer.Counted is not null).ToDictionary(
                static test => test, test => new CountedTest(
                    new ExecutedCode(first[test].Library, first[test].Answer.Counted!),
                    new ExecutedCode(second[test].Library, second[test].Answer.Counted!), first[test].Answer.Counted!.Operations));
            var failed = _tests.Tests.Where(test => !tests.ContainsKey(test))
                .Select(test => (test, (first[test].Answer.Failure ?? second[test].Answer.Failure)!)).ToList();
            if (tests.Count == 0)
                throw new SplNetException(
                    "No performance test runs without mutation, so none could notice a mutant. Fix the tests " +
                    $"first.{string.Concat(failed.Select(static one => $"{Environment.NewLine}  {one.test.Name}: {one.Item2}"))}");
            return new ScreenedBaseline(
                tests, failed, LimitsOf(worker, assembly),
                [.. first.Values.SelectMany(static one => one.Library.Notes).Distinct(StringComparer.Ordinal)]);
        });
    }

    // Counts cannot decide about allocations that differ between two processes.
    private List<(AllocationLimit Limit, bool Holds)> LimitsOf(ScreenWorker worker, byte[] assembly)
    {
        var limits = AllocationLimit.Among(_tests.Requirements);
        if (limits.Count == 0)
            return [];
        var (first, second) = (worker.Bytes(assembly, limits), worker.Bytes(assembly, limits));
        return [.. limits.Index().Where(one => one.Item.Operands.All(operand => first[one.Index][operand] == second[one.Index][operand]))
            .Select(one => (one.Item, one.Item.Holds(first[one.Index]) == true))];
    }

    private T With<T>(Func<ScreenWorker, T> work)
    {
        if (!_free.TryTake(out var worker))
            _workers.Add(worker = new ScreenWorker(_tests.Tests, _library, new CountingLaunch(Environments(), _cancellation)));
        try
        {
            return work(worker);
        }
        finally
        {
            _free.Add(worker);
        }
    }

    // A process that exhausts memory ends at its share of half of the machine's memory (the runtime expects hexadecimal numbers).
    private Dictionary<string, string?> Environments() => new(StringComparer.Ordinal)
    {
        ["DOTNET_GCHeapHardLimit"] = (GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / 2 / _parallel).ToString(
            "x", CultureInfo.InvariantCulture),
    };

    private sealed record OtherSide(CountAnswer Answer, Causes.Code.LibraryCode Library);
}
