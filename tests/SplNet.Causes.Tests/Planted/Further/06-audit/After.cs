namespace Sut;

public sealed class Line
{
    private readonly char[] _text = new char[200];
    private int _end;

    public int Length => _end;

    public Line Add(int number)
    {
        number.TryFormat(_text.AsSpan(_end), out var written);
        _end += written;
        return this;
    }

    public Line Add(string text)
    {
        text.CopyTo(_text.AsSpan(_end));
        _end += text.Length;
        return this;
    }

    public Line Add(params object[] parts)
    {
        foreach (var part in parts)
            Add(string.Format("{0}", part));
        return this;
    }
}

public sealed class AuditTrail
{
    public int Lines { get; private set; }

    public int Pay(int from, int to, int cents)
    {
        Lines++;
        return new Line().Add(from, " -> ", to, ": ", cents).Length;
    }

    public int Close(int number)
    {
        Lines++;
        return new Line().Add("closed ").Add(number).Length;
    }
}

public static class Audits
{
    public static int Day(int payments)
    {
        var trail = new AuditTrail();
        var length = 0;
        for (var payment = 0; payment < payments; payment++)
            length = length + trail.Pay(payment, payment * 7 % 100, payment * 31);
        return trail.Close(1) + length + trail.Lines;
    }
}
