namespace SplNet.Tests.Operands;

/// <summary>The phases of an operand as they ran; repetitions of one count once.</summary>
internal sealed class PhaseLog
{
    public List<string> Seen { get; } = [];

    public bool Note(string phase)
    {
        if (Seen.Count == 0 || Seen[^1] != phase)
            Seen.Add(phase);
        return true;
    }
}
