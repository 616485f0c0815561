using SplNet.Launching.Protocol;

namespace SplNet.Trials;

/// <summary>What a trial process is to try.</summary>
/// <param name="Assembly">The full path of the tests' assembly.</param>
/// <param name="Kind">How thoroughly.</param>
/// <param name="Budget">The longest that a call may take, but for the first.</param>
/// <param name="Watched">Folders in which tests must not write.</param>
/// <param name="Subjects">What is tried, those of one class together.</param>
internal sealed record TrialRequest(string Assembly, TrialKind Kind, TimeSpan Budget, IReadOnlyList<string> Watched, IReadOnlyList<TrialSubject> Subjects)
{
    /// <summary>How the names of the temporary folders of trials begin.</summary>
    public const string TemporaryFolder = "splnet-trial-";

    /// <summary>What the tests see around them.</summary>
    public Surroundings Surroundings { get; private init; } = Surroundings.Of(Assembly);

    /// <summary>How many of the first subjects were tried by a process before this one: they only take their turn among the others of their class.</summary>
    public int Known { get; init; }

    public void Write(BinaryWriter writer)
    {
        writer.Write(Assembly);
        Surroundings.Write(writer);
        writer.Write((byte)Kind);
        writer.Write(Budget.Ticks);
        writer.Write(Known);
        writer.Write(Watched.Count);
        foreach (var folder in Watched)
            writer.Write(folder);
        writer.Write(Subjects.Count);
        foreach (var subject in Subjects)
            subject.Write(writer);
    }

    public static TrialRequest Read(BinaryReader reader)
    {
        var (assembly, surroundings) = (reader.ReadString(), Surroundings.Read(reader));
        var (kind, budget, known) = ((TrialKind)reader.ReadByte(), TimeSpan.FromTicks(reader.ReadInt64()), reader.ReadInt32());
        var watched = Enumerable.Range(0, reader.ReadInt32()).Select(_ => reader.ReadString()).ToList();
        var subjects = Enumerable.Range(0, reader.ReadInt32()).Select(_ => TrialSubject.Read(reader)).ToList();
        return new TrialRequest(assembly, kind, budget, watched, subjects) { Known = known, Surroundings = surroundings };
    }
}
