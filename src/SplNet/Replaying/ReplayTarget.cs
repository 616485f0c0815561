
namespace SplNet.Replaying;

/// <summary>What a measuring process runs again to reach the experiment.</summary>
internal abstract record ReplayTarget
{
    /// <summary>The assembly whose dependencies the process must resolve.</summary>
    public abstract string AssemblyPath { get; }

    /// <summary>The same in a copy of the output.</summary>
    /// <param name="placeOf">The path in the copy of a path in the output; that of any other file is its own.</param>
    public abstract ReplayTarget In(Func<string, string> placeOf);

    /// <summary>Runs it again, up to its end or to the exception that the reached experiment throws.</summary>
    public abstract Task ReplayAsync();

    public abstract void Write(BinaryWriter writer);

    public static ReplayTarget Read(BinaryReader reader) => (ReplayTargetKind)reader.ReadByte() switch
    {
        ReplayTargetKind.Test => TestTarget.ReadFrom(reader),
        ReplayTargetKind.Requirement => RequirementTarget.ReadFrom(reader),
        _ => ProgramTarget.ReadFrom(reader),
    };
}
