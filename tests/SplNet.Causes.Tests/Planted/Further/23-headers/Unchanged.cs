namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed class HeaderReader
{
    public int Read { get; private set; }

    public string NameOf(string line)
    {
        Read++;
        var end = line.IndexOf(':');
        return end < 0 ? line : line[..end];
    }

    public string ValueOf(string line) => line[(line.LastIndexOf(':') + 1)..].Trim();

    public bool IsFolded(string line) => line.Length != 0 && line[0] is '\t' or ' ';
}

public static class Headers
{
    public static int Names(string[] lines)
    {
        var reader = new HeaderReader();
        var length = 0;
        foreach (var line in lines)
        {
            if (!reader.IsFolded(line))
                length += reader.NameOf(line).Length + reader.ValueOf(line).Length;
        }

        return reader.Read + length;
    }
}
