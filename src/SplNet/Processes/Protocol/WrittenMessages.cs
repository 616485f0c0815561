using SplNet.Values;

namespace SplNet.Processes.Protocol;

/// <summary>Messages of a result between processes.</summary>
internal static class WrittenMessages
{
    /// <summary>Writes messages.</summary>
    public static void WriteMessages(this BinaryWriter writer, IReadOnlyList<ResultMessage> messages)
    {
        writer.Write(messages.Count);
        foreach (var message in messages)
        {
            writer.Write(message.Code);
            writer.Write((byte)message.Severity);
            writer.Write(message.Text);
        }
    }

    /// <summary>Reads messages.</summary>
    public static ResultMessage[] ReadMessages(this BinaryReader reader) =>
        reader.ReadArray(static one => new ResultMessage(one.ReadString(), (MessageSeverity)one.ReadByte(), one.ReadString()));
}
