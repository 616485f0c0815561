using SplNet.Processes.Protocol;

namespace SplNet.Processes.Trials;

/// <summary>A request to a trial process.</summary>
/// <param name="Assembly">The full path of the tests' assembly.</param>
/// <param name="Kind">How thoroughly.</param>
/// <param name="Budget">The longest that a call may take, but for the first.</param>
/// <param name="Watched">Folders in which tests must not write.</param>
/// <param name="Subjects">The tests and rows to try, those in one class together.</param>
internal sealed record TrialRequest(
    string Assembly, TrialKind Kind, TimeSpan Budget, IReadOnlyList<string> Watched, IReadOnlyList<TrialSubject> Subjects)
{
    /// <summary>How the names of the temporary folders of trials begin.</summary>
    public const string TemporaryFolder = "splnet-trial-";

    /// <summary>The environment that the tests see.</summary>
    public Surroundings Surroundings { get; private init; } = Surroundings.Of(Assembly);

    /// <summary>
    /// How many of the first subjects were tried by a process before this one: they only take their turn among the others of their class.
    /// </summary>
    public int Known { get; init; }

    /// <summary>The number of rows of a source that are listed.</summary>
    public int MostRows { get; init; }

    /// <summary>The reasons for refusals that the user has switched off.</summary>
    public IReadOnlyCollection<string> Accepted { get; init; } = [];

    /// <summary>The reasons for which an earlier generation refused tests; empty if it made a benchmark.</summary>
    public IReadOnlyDictionary<TrialSubject, string> Earlier { get; init; } = new Dictionary<TrialSubject, string>();

    /// <summary>How strong the evidence against a test must be.</summary>
    public TrialLimits LimitsOf(TrialSubject subject) => new(Accepted, Earlier.GetValueOrDefault(subject));

    public void Write(BinaryWriter writer)
    {
        writer.Write(Assembly);
        Surroundings.Write(writer);
        writer.Write((byte)Kind);
        writer.Write(Budget.Ticks);
        writer.Write(Known);
        writer.Write(MostRows);
        writer.Write(Watched.Count);
        foreach (var folder in Watched)
            writer.Write(folder);
        writer.Write(Subjects.Count);
        foreach (var subject in Subjects)
            subject.Write(writer);
        writer.Write(Accepted.Count);
        foreach (var reason in Accepted)
            writer.Write(reason);
        var earlier = Subjects.Where(Earlier.ContainsKey).ToList();
        writer.Write(earlier.Count);
        foreach (var subject in earlier)
        {
            subject.Write(writer);
            writer.Write(Earlier[subject]);
        }
    }

    public static TrialRequest Read(BinaryReader reader)
    {
        var (assembly, surroundings) = (reader.ReadString(), Surroundings.Read(reader));
        var (kind, budget, known) = ((TrialKind)reader.ReadByte(), TimeSpan.FromTicks(reader.ReadInt64()), reader.ReadInt32());
        var rows = reader.ReadInt32();
        var watched = Enumerable.Range(0, reader.ReadInt32()).Select(_ => reader.ReadString()).ToList();
        var subjects = Enumerable.Range(0, reader.ReadInt32()).Select(_ => TrialSubject.Read(reader)).ToList();
        var accepted = Enumerable.Range(0, reader.ReadInt32()).Select(_ => reader.ReadString()).ToList();
        var earlier = new Dictionary<TrialSubject, string>();
        for (var left = reader.ReadInt32(); left > 0; left--)
            earlier[TrialSubject.Read(reader)] = reader.ReadString();
        return new TrialRequest(assembly, kind, budget, watched, subjects)
        {
            Known = known,
            MostRows = rows,
            Surroundings = surroundings,
            Accepted = accepted,
            Earlier = earlier,
        };
    }
}
