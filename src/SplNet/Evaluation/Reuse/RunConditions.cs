using System.Diagnostics;
using System.Text;
using SplNet.Replaying;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Reuse;

/// <summary>The conditions that the runs of an experiment share, and that a run of another experiment must match.</summary>
internal sealed record RunConditions
{
    /// <summary>The machine, as <see cref="MachineIdentity"/> describes it.</summary>
    public required string Machine { get; init; }

    /// <summary>The test or requirement, which prepares the operand and makes its arguments.</summary>
    public required string Origin { get; init; }

    /// <summary>When the machine was started, at the latest; what was measured before is left out. No part of a key.</summary>
    public DateTimeOffset Started { get; init; } = DateTimeOffset.MinValue;

    /// <summary>The kind of processes that measure.</summary>
    public Isolation Isolation { get; init; }

    /// <summary>The engine that measures.</summary>
    public MeasuringEngine Engine { get; init; }

    /// <summary>The processors that they may use.</summary>
    public long? Affinity { get; init; }

    /// <summary>Their priority.</summary>
    public ProcessPriorityClass Priority { get; init; } = ProcessPriorityClass.Normal;

    /// <summary>The conditions of an experiment.</summary>
    /// <param name="origin">Where measuring processes find the experiment.</param>
    /// <param name="site">The experiment in it.</param>
    /// <param name="options">Its options.</param>
    public static RunConditions Of(ExperimentOrigin origin, ExperimentSite site, ExperimentOptions options) => new()
    {
        Machine = MachineIdentity.Text(),
        Started = MachineIdentity.Start(TimeProvider.System),
        Origin = OriginOf(origin, site),
        Isolation = options.Isolation,
        Engine = options.Engine,
        Affinity = options.Affinity,
        Priority = options.Priority,
    };

    /// <summary>What identifies the test or requirement.</summary>
    /// <param name="origin">Where measuring processes find the experiment.</param>
    /// <param name="site">The experiment in it.</param>
    public static string OriginOf(ExperimentOrigin origin, ExperimentSite site)
    {
        var (shared, part) = origin.SharedPart(site);
        using var bytes = new MemoryStream();
        using var writer = new BinaryWriter(bytes, Encoding.UTF8);
        shared.Write(writer);
        writer.Flush();
        return Convert.ToHexStringLower(bytes.ToArray()) + part;
    }
}
