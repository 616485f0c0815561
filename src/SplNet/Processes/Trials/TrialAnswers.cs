using SplNet.Processes.Protocol;

namespace SplNet.Processes.Trials;

/// <summary>Reports from a trial process to its parent: its current stage, and the outcome of each test.</summary>
/// <param name="stream">The pipe.</param>
internal sealed class TrialAnswers(Stream stream)
{
    /// <summary>Reports the start of a stage.</summary>
    /// <param name="index">The place of the test in the request.</param>
    /// <param name="stage">The stage.</param>
    public void Announce(int index, TrialStage stage) => Frame.Send(stream, MessageKind.TrialStage, writer =>
    {
        writer.Write(index);
        writer.Write((byte)stage);
    });

    /// <summary>Reports the outcome of a test; a later message replaces an earlier one.</summary>
    public void Give(int index, TrialOutcome outcome) => Frame.Send(stream, MessageKind.TrialOutcome, writer =>
    {
        writer.Write(index);
        outcome.Write(writer);
    });

    /// <summary>Reports the rows of a source.</summary>
    /// <param name="index">The place of the test in the request.</param>
    /// <param name="rows">The rows.</param>
    public void List(int index, RowList rows) => Frame.Send(stream, MessageKind.Rows, writer =>
    {
        writer.Write(index);
        rows.Write(writer);
    });

    /// <summary>Reports that no further message follows.</summary>
    public void End(string failure) => Frame.Send(stream, MessageKind.Farewell, writer => writer.Write(failure));
}
