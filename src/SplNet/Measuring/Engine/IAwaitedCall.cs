using System.Runtime.CompilerServices;

namespace SplNet.Measuring.Engine;

/// <summary>A call whose end is awaited, and how its awaiter is asked.</summary>
/// <typeparam name="TAwaiter">The awaiter.</typeparam>
internal interface IAwaitedCall<TAwaiter>
    where TAwaiter : struct, ICriticalNotifyCompletion
{
    /// <summary>Calls.</summary>
    TAwaiter Start();

    /// <summary>True if the call has ended.</summary>
    static abstract bool IsCompleted(in TAwaiter awaiter);

    /// <summary>Throws what the call has failed with; asked once, at its end.</summary>
    static abstract void End(in TAwaiter awaiter);
}
