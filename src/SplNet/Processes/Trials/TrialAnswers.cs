using SplNet.Processes.Protocol;

namespace SplNet.Processes.Trials;

/// <summary>What a trial process tells its parent: at what it is, and what came of each test.</summary>
/// <param name="stream">The pipe.</param>
internal sealed class TrialAnswers(Stream stream)
{
    /// <summary>A stage begins.</summary>
    /// <param name="index">The place of the test in the request.</param>
    /// <param name="stage">The stage.</param>
    public void Tell(int index, TrialStage stage) => Frame.Send(stream, MessageKind.TrialStage, writer =>
    {
        writer.Write(index);
        writer.Write((byte)stage);
    });

    /// <summary>What came of a test; a later message about it takes the place of an earlier one.</summary>
    public void Give(int index, TrialOutcome outcome) => Frame.Send(stream, MessageKind.TrialOutcome, writer =>
    {
        writer.Write(index);
        outcome.Write(writer);
    });

    /// <summary>There is nothing more.</summary>
    public void End(string failure) => Frame.Send(stream, MessageKind.Farewell, writer => writer.Write(failure));
}
