using SplNet.Statements.Experiments;

namespace SplNet.Replaying;

/// <summary>The origin from which a measuring process reaches the experiment again.</summary>
internal abstract record ExperimentOrigin
{
    /// <summary>The assembly whose dependencies the process must resolve.</summary>
    public abstract string AssemblyPath { get; }

    /// <summary>Maps the origin to a copy of the output.</summary>
    /// <param name="placeOf">Maps a path in the output to its copy; any other path is returned unchanged.</param>
    public abstract ExperimentOrigin In(Func<string, string> placeOf);

    /// <summary>True if user code runs again; false if a text is read.</summary>
    public abstract bool RunsAgain { get; }

    /// <summary>True if all files that it refers to are next to <see cref="AssemblyPath"/>.</summary>
    public virtual bool IsInOneFolder => true;

    /// <summary>The common part of two experiments whose operands with equal names are the same.</summary>
    /// <param name="site">The experiment.</param>
    public virtual (ExperimentOrigin Origin, ExperimentSite? Site) SharedPart(ExperimentSite site) => (this, site);

    /// <summary>
    /// Reaches the experiment in this process: runs up to the end or to the exception that the reached experiment throws, or reads a text.
    /// </summary>
    /// <param name="session">The session that measures the operand when it is reached.</param>
    public abstract Task ReachAsync(ReplaySession session);

    public abstract void Write(BinaryWriter writer);

    public static ExperimentOrigin Read(BinaryReader reader) => (OriginKind)reader.ReadByte() switch
    {
        OriginKind.Test => TestOrigin.ReadFrom(reader),
        OriginKind.Requirement => RequirementOrigin.ReadFrom(reader),
        _ => ProgramOrigin.ReadFrom(reader),
    };
}

/// <summary>The kinds of origins.</summary>
internal enum OriginKind : byte
{
    Program,
    Test,
    Requirement,
}
