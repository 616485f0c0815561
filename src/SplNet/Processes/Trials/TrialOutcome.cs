using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>The outcome of the trial of a test.</summary>
internal sealed record TrialOutcome
{
    /// <summary>Why it cannot be measured; null if it can.</summary>
    public Refusal? Refusal { get; init; }

    /// <summary>Nanoseconds of a call with its framework's surrounding steps.</summary>
    public double Whole { get; init; } = double.NaN;

    /// <summary>
    /// Nanoseconds of the call alone, repeated on one object; not a number if the test does not support that, or it was not tried.
    /// </summary>
    public double Hoisted { get; init; } = double.NaN;

    /// <summary>
    /// Nanoseconds of the call alone, each on a separate object that was made before; not a number if the test does not support that, or it
    /// was not tried.
    /// </summary>
    public double Pooled { get; init; } = double.NaN;

    /// <summary>The outcome of a test that is refused.</summary>
    public static TrialOutcome Refused(string reason, string detail = "") => new() { Refusal = new Refusal(reason, detail) };

    public void Write(BinaryWriter writer)
    {
        writer.Write(Refusal?.Reason ?? string.Empty);
        writer.Write(Refusal?.Detail ?? string.Empty);
        writer.Write(Whole);
        writer.Write(Hoisted);
        writer.Write(Pooled);
    }

    public static TrialOutcome Read(BinaryReader reader)
    {
        var (reason, detail) = (reader.ReadString(), reader.ReadString());
        return new TrialOutcome
        {
            Refusal = reason.Length == 0 ? null : new Refusal(reason, detail),
            Whole = reader.ReadDouble(),
            Hoisted = reader.ReadDouble(),
            Pooled = reader.ReadDouble(),
        };
    }
}
