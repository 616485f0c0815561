
using SplNet.Experiments;

namespace SplNet.Replaying;

/// <summary>Where a measuring process finds the experiment again.</summary>
internal abstract record ReplayTarget
{
    /// <summary>The assembly whose dependencies the process must resolve.</summary>
    public abstract string AssemblyPath { get; }

    /// <summary>The same in a copy of the output.</summary>
    /// <param name="placeOf">The path in the copy of a path in the output; that of any other file is its own.</param>
    public abstract ReplayTarget In(Func<string, string> placeOf);

    /// <summary>True if code of the user's runs again; false for what is read.</summary>
    public abstract bool RunsAgain { get; }

    /// <summary>True if all that it names lies beside <see cref="AssemblyPath"/>.</summary>
    public virtual bool IsInOneFolder => true;

    /// <summary>What two experiments have in common whose operands of one name are the same.</summary>
    /// <param name="site">The experiment.</param>
    public virtual (ReplayTarget Target, ExperimentSite? Site) OriginOf(ExperimentSite site) => (this, site);

    /// <summary>Reaches the experiment in this process: runs up to the end or to the exception that the reached experiment throws, or reads.</summary>
    /// <param name="session">What measures the operand when it is reached.</param>
    public abstract Task ReachAsync(ReplaySession session);

    public abstract void Write(BinaryWriter writer);

    public static ReplayTarget Read(BinaryReader reader) => (ReplayTargetKind)reader.ReadByte() switch
    {
        ReplayTargetKind.Test => TestTarget.ReadFrom(reader),
        ReplayTargetKind.Requirement => RequirementTarget.ReadFrom(reader),
        _ => ProgramTarget.ReadFrom(reader),
    };
}
