using SplNet.Values;

namespace SplNet.Measuring.Observing;

/// <summary>The outcomes of calls with generated inputs.</summary>
/// <param name="Calls">The calls, in the order of the inputs; null for choices of which the generator makes no input.</param>
/// <param name="Further">The hashes of further outcomes, in the order of the inputs.</param>
/// <param name="Repeated">The number of further inputs that had been drawn before.</param>
/// <param name="Problem">The reason why outcomes cannot be compared; null if they can.</param>
internal sealed record ObservedResults(
    IReadOnlyList<ObservedCall?> Calls, IReadOnlyList<string> Further, int Repeated, string? Problem)
{
    /// <summary>No outcomes.</summary>
    /// <param name="problem">The reason; null if none were asked for.</param>
    public static ObservedResults None(string? problem) => new([], [], 0, problem);

    public void Write(BinaryWriter writer)
    {
        writer.Write(Calls.Count);
        foreach (var call in Calls)
        {
            writer.Write(call is not null);
            call?.Write(writer);
        }

        writer.Write(Further.Count);
        foreach (var hash in Further)
            writer.Write(hash);
        writer.Write(Repeated);
        writer.Write(Problem ?? string.Empty);
    }

    public static ObservedResults Read(BinaryReader reader) => new(
        reader.ReadArray(static one => one.ReadBoolean() ? ObservedCall.Read(one) : null), reader.ReadArray(static one => one.ReadString()),
        reader.ReadInt32(), reader.ReadString() is { Length: > 0 } problem ? problem : null);
}
