using SplNet.Statements.Experiments;

namespace SplNet.Replaying;

/// <summary>Where a measuring process finds the experiment again.</summary>
internal abstract record ExperimentOrigin
{
    /// <summary>The assembly whose dependencies the process must resolve.</summary>
    public abstract string AssemblyPath { get; }

    /// <summary>The same in a copy of the output.</summary>
    /// <param name="placeOf">The path in the copy of a path in the output; that of any other file is its own.</param>
    public abstract ExperimentOrigin In(Func<string, string> placeOf);

    /// <summary>True if code of the user's runs again; false for what is read.</summary>
    public abstract bool RunsAgain { get; }

    /// <summary>True if all that it names lies beside <see cref="AssemblyPath"/>.</summary>
    public virtual bool IsInOneFolder => true;

    /// <summary>What two experiments have in common whose operands of one name are the same.</summary>
    /// <param name="site">The experiment.</param>
    public virtual (ExperimentOrigin Origin, ExperimentSite? Site) SharedPart(ExperimentSite site) => (this, site);

    /// <summary>Reaches the experiment in this process: runs up to the end or to the exception that the reached experiment throws, or reads.</summary>
    /// <param name="session">What measures the operand when it is reached.</param>
    public abstract Task ReachAsync(ReplaySession session);

    public abstract void Write(BinaryWriter writer);

    public static ExperimentOrigin Read(BinaryReader reader) => (OriginKind)reader.ReadByte() switch
    {
        OriginKind.Test => TestOrigin.ReadFrom(reader),
        OriginKind.Requirement => RequirementOrigin.ReadFrom(reader),
        _ => ProgramOrigin.ReadFrom(reader),
    };
}

/// <summary>Where a measuring process finds an experiment again.</summary>
internal enum OriginKind : byte
{
    Program,
    Test,
    Requirement,
}
