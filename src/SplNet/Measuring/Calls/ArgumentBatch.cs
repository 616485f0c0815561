namespace SplNet.Measuring.Calls;

/// <summary>
/// The arguments of the next iteration, one column per parameter, made outside the measured time. Arguments that cannot change
/// are made once and used in rotation: at least <see cref="Rotation"/> of them, because a branch predictor learns a single
/// input by heart (sorting one array again and again is several times faster than sorting fresh ones).
/// </summary>
internal class ArgumentBatch
{
    /// <summary>How many immutable arguments are used in rotation.</summary>
    public const int Rotation = 256;

    // What the second-level cache holds a few times over; larger batches measure memory instead of the method.
    private const long MemoryCap = 4 * 1024 * 1024;
    private const int ProbedArguments = 4;
    private const int MostInvocations = 1 << 22;

    private readonly Type[] _types;
    private readonly Func<IReadOnlyList<object?>> _generator;
    private readonly IArgumentReceiver _receiver;
    private readonly bool _immutable;
    private Array[] _columns = [];
    private bool _rotating;

    public ArgumentBatch(Type[] types, Func<IReadOnlyList<object?>> generator, IArgumentReceiver receiver)
    {
        _types = types;
        _generator = generator;
        _receiver = receiver;
        _immutable = types.All(Immutability.Holds);
    }

    /// <summary>The most invocations that fresh arguments within the memory cap allow; probed by making some.</summary>
    public virtual long LargestIteration()
    {
        if (_immutable)
            return long.MaxValue;
        var before = GC.GetAllocatedBytesForCurrentThread();
        for (var probe = 0; probe < ProbedArguments; probe++)
            _generator();
        var bytes = (GC.GetAllocatedBytesForCurrentThread() - before) / ProbedArguments;
        return Math.Clamp(MemoryCap / Math.Max(1, bytes), 1, MostInvocations);
    }

    /// <summary>Makes the arguments for so many invocations, and starts at the first.</summary>
    public virtual void Fill(long invocations)
    {
        var count = _immutable ? Rotation : checked((int)invocations);
        if (!(_immutable && _rotating))
        {
            Grow(count);
            for (var invocation = 0; invocation < count; invocation++)
                Store(invocation, _generator());
            _rotating = _immutable;
        }

        _receiver.Restart();
    }

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
            throw new SplNetException($"The generator gave {arguments.Count} argument(s), and the call takes {_types.Length}.");
        for (var column = 0; column < _types.Length; column++)
        {
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
        $"The generator gave {arguments[column]?.GetType().Name ?? "null"} as argument {column + 1}, and the call takes {_types[column].Name}.",
        cause!);
}
