using System.Diagnostics;
using SplNet.Arguments.Generators;
using SplNet.Measuring.HeldState;
using SplNet.Measuring.Phases;
using SplNet.Values;

namespace SplNet.Measuring.Calls;

/// <summary>
/// The arguments of the next iteration, one column per parameter, created outside the measured time. Immutable arguments are created once
/// and used in rotation. There are at least <see cref="Rotation"/> of them, because a branch predictor memorises a single input (sorting
/// one array repeatedly is several times faster than sorting fresh ones).
/// </summary>
internal sealed class ArgumentBatch
{
    /// <summary>The number of immutable arguments in the rotation.</summary>
    public const int Rotation = 256;

    // A few times the size of a second-level cache; larger batches would measure memory instead of the method.
    private const long MemoryCap = 4 * 1024 * 1024;
    private const int ProbedArguments = 4;

    // Code that runs once per iteration is compiled before the iterations that count.
    private const int CallsToLastTier = 64;

    // Creating the arguments of an iteration may take this multiple of its length; the limit for the rotation is a total time.
    private const double MostFilling = 10;
    private const int FewestInRotation = 16;
    private static readonly TimeSpan LongestRotation = TimeSpan.FromMilliseconds(500);
    private const int MostInvocations = 1 << 22;

    // Far apart, so that inputs of the warm-up never return.
    private const int FirstMeasured = 1 << 28;
    private const int FirstCounted = 1 << 29;

    private readonly Type[] _types;
    private readonly Func<IReadOnlyList<object?>> _generator;
    private readonly IArgumentReceiver _receiver;
    private readonly Draw _draw;
    private readonly bool _immutable;
    private Array[] _columns = [];
    private bool _rotating;
    private bool _isFresh;
    private int _fills;
    private SharedState[] _watched = [];

    public ArgumentBatch(Type[] types, Func<IReadOnlyList<object?>> generator, IArgumentReceiver receiver, Draw draw)
    {
        _types = types;
        _generator = generator;
        _receiver = receiver;
        _draw = draw;
        _immutable = types.All(Immutability.Holds);
    }

    /// <summary>
    /// The maximum number of invocations for which fresh arguments fit into the memory cap, and the time to create
    /// them; found by creating some.
    /// </summary>
    /// <param name="iterationNanoseconds">The intended length of an iteration.</param>
    public long LargestIteration(double iterationNanoseconds)
    {
        if (Rotates)
            return long.MaxValue;
        // A generator creates its cached values once, so they do not count for an invocation.
        Generate();
        for (var call = 0; call < CallsToLastTier; call++)
            _draw.StartIteration(0);
        var before = GC.GetAllocatedBytesForCurrentThread();
        var fastest = double.PositiveInfinity;
        for (var probe = 0; probe < ProbedArguments; probe++)
        {
            var start = Stopwatch.GetTimestamp();
            Generate();
            fastest = Math.Min(fastest, Clock.Nanoseconds(Stopwatch.GetTimestamp() - start));
        }

        var bytes = (GC.GetAllocatedBytesForCurrentThread() - before) / ProbedArguments;
        var inTime = (long)(MostFilling * iterationNanoseconds / Math.Max(fastest, 1));
        return Math.Clamp(Math.Min(MemoryCap / Math.Max(1, bytes), inTime), 1, MostInvocations);
    }

    /// <summary>Creates the arguments for a number of invocations, and starts at the first.</summary>
    public void Fill(long invocations)
    {
        if (!Rotates)
            Refill(checked((int)invocations));
        else if (!_rotating)
            FillRotation();
        _receiver.Restart();
    }

    /// <summary>The arguments of the next invocation; none if no call can change them.</summary>
    public IReadOnlyList<object?> Next() => _immutable ? [] : Array.ConvertAll(_columns, static column => column.GetValue(0));

    /// <summary>Starts to check whether arguments are reused.</summary>
    public void Watch(SharedState[] watched) => _watched = watched;

    /// <summary>The reused arguments.</summary>
    public IEnumerable<HeldPlace> SharedState => _watched.Where(static watched => watched.IsSeen).Select(static watched => watched.Changed);

    /// <summary>Recreates the arguments of the rotation for the next iteration.</summary>
    public void Forget() => _rotating = false;

    private void Refill(int count)
    {
        Grow(count);
        _draw.StartIteration(++_fills);
        for (var invocation = 0; invocation < count; invocation++)
            Store(invocation, Generate());
    }

    // A slow generator creates fewer. The number stays a power of two because the running index is masked.
    private void FillRotation()
    {
        Grow(Rotation);
        _draw.StartIteration(++_fills);
        var start = Stopwatch.GetTimestamp();
        var made = 0;
        do
        {
            Store(made, Generate());
            made++;
        }
        while (made < Rotation && !(made >= FewestInRotation && int.IsPow2(made) && Stopwatch.GetElapsedTime(start) > LongestRotation / 2));
        _receiver.Receive(_columns, made - 1);
        _rotating = true;
    }

    private IReadOnlyList<object?> Generate() => PhaseFailedException.Watch("generator", _generator);

    /// <summary>
    /// Restarts the data for the iterations that count, so that the paired runs of all operands use the same data, whatever the
    /// length of their warm-ups.
    /// </summary>
    public void StartMeasuring() => _fills = _isFresh ? FirstMeasured : 0;

    /// <summary>Starts the data for counts, which are the same on both sides, however many iterations were measured.</summary>
    public void StartCounting() => _fills = _isFresh ? FirstCounted : _fills;

    /// <summary>Gives every invocation of the run a different input, so that remembering results of earlier calls does not help.</summary>
    public void MakeFresh() => _isFresh = true;

    /// <summary>Creates the arguments of one invocation.</summary>
    /// <param name="random">The random numbers.</param>
    public IReadOnlyList<object?> Take(Random random)
    {
        Grow(1);
        _draw.Follow(random);
        var arguments = Generate();
        Store(0, arguments);
        _receiver.Restart();
        return [.. arguments];
    }

    private bool Rotates => _immutable && !_isFresh;

    private void Grow(int count)
    {
        var capacity = (int)System.Numerics.BitOperations.RoundUpToPowerOf2((uint)count);
        if (_columns.Length > 0 && _columns[0].Length >= capacity)
            return;
        _columns = Array.ConvertAll(_types, type => Array.CreateInstance(type, capacity));
        _receiver.Receive(_columns, capacity - 1);
    }

    private void Store(int invocation, IReadOnlyList<object?> arguments)
    {
        if (arguments.Count != _types.Length)
            throw new SplNetException($"The generator gave {Plural.Of(arguments.Count, "argument")}, and the call takes {_types.Length}.");
        for (var column = 0; column < _types.Length; column++)
        {
            foreach (var watched in _watched)
                watched.Observe(arguments[column], _fills);
            if (arguments[column] is null && _types[column].IsValueType && Nullable.GetUnderlyingType(_types[column]) is null)
                throw Mismatch(arguments, column, null);
            try
            {
                _columns[column].SetValue(arguments[column], invocation);
            }
            catch (Exception mismatch) when (mismatch is InvalidCastException or ArgumentException)
            {
                throw Mismatch(arguments, column, mismatch);
            }
        }
    }

    private SplNetException Mismatch(IReadOnlyList<object?> arguments, int column, Exception? cause) => new(
        $"The generator gave {arguments[column]?.GetType().Name ?? "null"} as argument {column + 1}, " +
        $"and the call takes {_types[column].Name}.",
        cause!);
}
