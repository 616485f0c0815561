namespace SplNet.Values;

/// <summary>Reads arrays from messages and files: first the length, then the values.</summary>
internal static class CountedArray
{
    /// <summary>Reads an array.</summary>
    /// <param name="reader">The reader, at the start of the array.</param>
    /// <param name="value">Reads a value.</param>
    public static T[] ReadArray<T>(this BinaryReader reader, Func<BinaryReader, T> value)
    {
        var values = new T[reader.ReadInt32()];
        for (var index = 0; index < values.Length; index++)
            values[index] = value(reader);
        return values;
    }
}
