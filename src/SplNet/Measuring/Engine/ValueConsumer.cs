using System.Runtime.CompilerServices;
using BenchmarkDotNet.Engines;

namespace SplNet.Measuring.Engine;

/// <summary>
/// Consumes a value like BenchmarkDotNet's generated code: with a volatile write for the types that its consumer supports, and with a call
/// that is never inlined for other structs, including nullable ones. The type tests vanish when the method is compiled for one type.
/// </summary>
internal static class ValueConsumer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Consume<T>(Consumer consumer, T value)
    {
        if (typeof(T) == typeof(int))
            consumer.Consume((int)(object)value!);
        else if (typeof(T) == typeof(bool))
            consumer.Consume((bool)(object)value!);
        else if (typeof(T) == typeof(double))
            consumer.Consume((double)(object)value!);
        else if (typeof(T) == typeof(long))
            consumer.Consume((long)(object)value!);
        else if (typeof(T) == typeof(uint))
            consumer.Consume((uint)(object)value!);
        else if (typeof(T) == typeof(ulong))
            consumer.Consume((ulong)(object)value!);
        else if (typeof(T) == typeof(float))
            consumer.Consume((float)(object)value!);
        else if (typeof(T) == typeof(byte))
            consumer.Consume((byte)(object)value!);
        else if (typeof(T) == typeof(char))
            consumer.Consume((char)(object)value!);
        else if (typeof(T) == typeof(short))
            consumer.Consume((short)(object)value!);
        else
            DeadCodeEliminationHelper.KeepAliveWithoutBoxing(value);
    }
}
