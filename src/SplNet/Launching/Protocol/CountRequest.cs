using SplNet.Replaying;
using SplNet.Serialization;

namespace SplNet.Launching.Protocol;

/// <summary>What a counting process is to count, one operand after the other.</summary>
/// <param name="Subjects">The operands; all have one home.</param>
/// <param name="Seed">The seed of generated data.</param>
internal sealed record CountRequest(IReadOnlyList<CountSubject> Subjects, int Seed)
{
    /// <summary>The word on the command line that asks for such a process, before the handle of the pipe.</summary>
    public const string Word = "--count";

    public void Write(BinaryWriter writer)
    {
        writer.Write(Seed);
        writer.Write(Subjects.Count);
        foreach (var subject in Subjects)
        {
            subject.Origin.Write(writer);
            writer.Write(subject.Operand);
            writer.Write(subject.Operations);
        }
    }

    public static CountRequest Read(BinaryReader reader)
    {
        var seed = reader.ReadInt32();
        return new CountRequest(reader.ReadArray(static one => new CountSubject((RequirementOrigin)ExperimentOrigin.Read(one), one.ReadString(), one.ReadInt32())), seed);
    }
}
