namespace SplNet.Values;

/// <summary>Reads and writes optional texts in messages.</summary>
internal static class OptionalText
{
    /// <summary>Writes a text that may be missing.</summary>
    /// <param name="writer">The destination.</param>
    /// <param name="text">The text; null if there is none.</param>
    public static void WriteOptional(this BinaryWriter writer, string? text)
    {
        writer.Write(text is not null);
        if (text is not null)
            writer.Write(text);
    }

    /// <summary>Reads a text that may be missing.</summary>
    /// <param name="reader">The reader, at the start of the text.</param>
    public static string? ReadOptional(this BinaryReader reader) => reader.ReadBoolean() ? reader.ReadString() : null;
}
