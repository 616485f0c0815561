using System.Runtime.CompilerServices;
using BenchmarkDotNet.Engines;

namespace SplNet.Measuring.Engine;

/// <summary>A loop that calls a function and consumes the returned reference.</summary>
internal sealed class ReferenceLoop
{
    private readonly Consumer _consumer = new();

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Unrolled(Func<object> call, long count)
    {
        for (long round = 0; round < count; round++)
        {
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
            _consumer.Consume(call());
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Single(Func<object> call, long count)
    {
        for (long round = 0; round < count; round++)
            _consumer.Consume(call());
    }
}
