using SplNet.Values;

namespace SplNet.Measuring.Observing;

/// <summary>The outcomes of calls with generated inputs.</summary>
/// <param name="Calls">The calls, in the order of the inputs; null for choices of which the generator makes no input.</param>
/// <param name="Drawn">The number of inputs that were drawn to count repetitions.</param>
/// <param name="Repeated">The number of these that had been drawn before.</param>
/// <param name="Problem">The reason why outcomes cannot be compared; null if they can.</param>
internal sealed record ObservedResults(IReadOnlyList<ObservedCall?> Calls, int Drawn, int Repeated, string? Problem)
{
    public void Write(BinaryWriter writer)
    {
        writer.Write(Calls.Count);
        foreach (var call in Calls)
        {
            writer.Write(call is not null);
            call?.Write(writer);
        }

        writer.Write(Drawn);
        writer.Write(Repeated);
        writer.Write(Problem ?? string.Empty);
    }

    public static ObservedResults Read(BinaryReader reader) => new(
        reader.ReadArray(static one => one.ReadBoolean() ? ObservedCall.Read(one) : null), reader.ReadInt32(), reader.ReadInt32(),
        reader.ReadString() is { Length: > 0 } problem ? problem : null);
}
