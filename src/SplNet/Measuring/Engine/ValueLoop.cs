using System.Runtime.CompilerServices;
using BenchmarkDotNet.Engines;

namespace SplNet.Measuring.Engine;

/// <summary>A loop that calls a function and consumes the returned value.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
internal sealed class ValueLoop<T>
{
    private readonly Consumer _consumer = new();

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Unrolled(Func<T> call, long count)
    {
        for (long round = 0; round < count; round++)
        {
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
            ValueConsumer.Consume(_consumer, call());
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Single(Func<T> call, long count)
    {
        for (long round = 0; round < count; round++)
            ValueConsumer.Consume(_consumer, call());
    }
}
