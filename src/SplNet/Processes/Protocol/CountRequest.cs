using SplNet.Replaying;
using SplNet.Values;

namespace SplNet.Processes.Protocol;

/// <summary>A request to a counting process, for one operand after the other.</summary>
/// <param name="Subjects">The operands; all have one home.</param>
/// <param name="Surroundings">The environment that their code sees.</param>
/// <param name="Seed">The seed of generated data.</param>
internal sealed record CountRequest(IReadOnlyList<CountSubject> Subjects, Surroundings Surroundings, int Seed)
{
    /// <summary>The word on the command line that asks for such a process, before the handle of the pipe.</summary>
    public const string Word = "--count";

    public void Write(BinaryWriter writer)
    {
        writer.Write(Seed);
        Surroundings.Write(writer);
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
        var surroundings = Surroundings.Read(reader);
        return new CountRequest(
            reader.ReadArray(
                static one => new CountSubject((RequirementOrigin)ExperimentOrigin.Read(one), one.ReadString(), one.ReadInt32())),
            surroundings,
            seed);
    }
}
