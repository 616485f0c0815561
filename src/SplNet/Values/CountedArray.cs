namespace SplNet.Values;

/// <summary>Arrays in messages and files: their length, then their values.</summary>
internal static class CountedArray
{
    /// <summary>Reads one.</summary>
    /// <param name="reader">Where it begins.</param>
    /// <param name="value">Reads a value.</param>
    public static T[] ReadArray<T>(this BinaryReader reader, Func<BinaryReader, T> value)
    {
        var values = new T[reader.ReadInt32()];
        for (var index = 0; index < values.Length; index++)
            values[index] = value(reader);
        return values;
    }
}
