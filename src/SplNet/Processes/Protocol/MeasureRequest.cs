using SplNet.Measuring;
using SplNet.Replaying;
using SplNet.Statements.Experiments;

namespace SplNet.Processes.Protocol;

/// <summary>
/// The request of the parent to a measuring process. Binary, because a text serializer would have to be compiled in every process.
/// </summary>
/// <param name="Origin">The place of the experiment.</param>
/// <param name="Surroundings">The environment that user code sees.</param>
/// <param name="Script">The results of earlier experiments, and the operand to measure.</param>
/// <param name="Settings">The settings of the run.</param>
internal sealed record MeasureRequest(ExperimentOrigin Origin, Surroundings Surroundings, ReplayScript Script, MeasureSettings Settings)
{
    /// <summary>
    /// The argument before the handle if SplNet's own engine measures: the engine is created while the process waits for the request.
    /// </summary>
    public const string WithOwnEngine = "--own-engine";

    public void Write(BinaryWriter writer)
    {
        Origin.Write(writer);
        Surroundings.Write(writer);
        writer.Write(Script.Passed.Count);
        foreach (var passed in Script.Passed)
        {
            Write(writer, passed.Site);
            PassedResult.Write(writer, passed.Result);
        }

        Write(writer, Script.Wanted);
        writer.Write(Script.Operand);
        Settings.Write(writer);
    }

    public static MeasureRequest Read(BinaryReader reader)
    {
        var origin = ExperimentOrigin.Read(reader);
        var surroundings = Surroundings.Read(reader);
        var passed = new List<PassedExperiment>();
        for (var remaining = reader.ReadInt32(); remaining > 0; remaining--)
            passed.Add(new PassedExperiment(ReadSite(reader), PassedResult.Read(reader)));
        var script = new ReplayScript(passed, ReadSite(reader), reader.ReadString());
        return new MeasureRequest(origin, surroundings, script, MeasureSettings.Read(reader));
    }

    private static void Write(BinaryWriter writer, ExperimentSite site)
    {
        writer.Write(site.Formula);
        writer.Write(site.Line);
    }

    private static ExperimentSite ReadSite(BinaryReader reader) => new(reader.ReadString(), reader.ReadInt32());
}
