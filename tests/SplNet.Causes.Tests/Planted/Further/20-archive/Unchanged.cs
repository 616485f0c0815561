namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed class Volume(string label, int number)
{
    public string Label => label;

    public int Number => number;

    public static int NumberOf(string label)
    {
        var number = 0;
        foreach (var letter in label)
        {
            if (char.IsAsciiDigit(letter))
                number = number * 10 + letter - '0';
        }

        return number;
    }
}

public sealed class Archive(int size)
{
    private readonly Volume[] _volumes = [.. Enumerable.Range(0, size).Select(static number => $"Volume {number * 7919 % 1000}")
        .Select(static label => new Volume(label, Volume.NumberOf(label)))];

    public Volume[] Sorted()
    {
        Volume[] volumes = [.. _volumes];
        Array.Sort(volumes, static (left, right) => left.Number - right.Number);
        return volumes;
    }

    public int First() => Sorted()[0].Number;

    public bool Has(string label) => Array.Exists(_volumes, volume => label == volume.Label);
}
