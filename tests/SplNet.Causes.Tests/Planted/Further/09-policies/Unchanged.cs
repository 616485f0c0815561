namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed class Policy(int number, int premium) : IFormattable
{
    public int Number => number;

    public int Premium => premium;

    public override string ToString() => ToString(null, null);

    public string ToString(string? format, IFormatProvider? provider)
    {
        var check = 0;
        for (var digit = number * 31 + premium; digit > 0; digit /= 3)
            check = (check * 7 + digit) % 97;
        return format == "short" ? $"P{number}" : $"P{number}-{check}";
    }
}

public sealed class Rules
{
    public int Rule0(int value) => value > 0 ? value % 3 : 0;

    public int Rule1(int value) => value > 3 ? value % 4 : 1;

    public int Rule2(int value) => value > 6 ? value % 5 : 2;

    public int Rule3(int value) => value > 9 ? value % 6 : 3;

    public int Rule4(int value) => value > 12 ? value % 7 : 4;

    public int Rule5(int value) => value > 15 ? value % 8 : 5;

    public int Rule6(int value) => value > 18 ? value % 9 : 6;

    public int Rule7(int value) => value > 21 ? value % 10 : 7;

    public int Rule8(int value) => value > 24 ? value % 11 : 8;

    public int Rule9(int value) => value > 27 ? value % 12 : 9;

    public int Rule10(int value) => value > 30 ? value % 13 : 10;

    public int Rule11(int value) => value > 33 ? value % 14 : 11;

    public int All(int value) => Rule0(value) + Rule1(value) + Rule2(value) + Rule3(value) + Rule4(value) + Rule5(value) + Rule6(value)
        + Rule7(value) + Rule8(value) + Rule9(value) + Rule10(value) + Rule11(value);
}

public sealed class Policies(int count)
{
    private readonly Policy[] _policies = [.. Enumerable.Range(1, count).Select(static number => new Policy(number, number * 13 % 400))];
    private readonly Rules _rules = new();

    public int Rate()
    {
        var sum = 0;
        foreach (var policy in _policies)
            sum += _rules.All(policy.Premium);
        return sum;
    }

    public int Report(int lines)
    {
        var all = string.Join(';', (object[])_policies);
        var length = 0;
        for (var line = 0; line < lines; line++)
            length += all.Length + line;
        return length;
    }
}
