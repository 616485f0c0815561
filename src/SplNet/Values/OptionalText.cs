namespace SplNet.Values;

/// <summary>Texts in messages that may be missing.</summary>
internal static class OptionalText
{
    /// <summary>Writes one.</summary>
    /// <param name="writer">Where it goes.</param>
    /// <param name="text">The text; null if there is none.</param>
    public static void WriteOptional(this BinaryWriter writer, string? text)
    {
        writer.Write(text is not null);
        if (text is not null)
            writer.Write(text);
    }

    /// <summary>Reads one.</summary>
    /// <param name="reader">Where it begins.</param>
    public static string? ReadOptional(this BinaryReader reader) => reader.ReadBoolean() ? reader.ReadString() : null;
}
