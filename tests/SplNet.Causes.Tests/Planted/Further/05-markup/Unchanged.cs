using System.Text;

namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed class Writer
{
    private readonly StringBuilder _out = new();

    public int Depth { get; private set; }

    public void Open(string tag)
    {
        Depth++;
        Put('<');
        Put(tag);
        Put('>');
    }

    public void Close(string tag)
    {
        Depth--;
        for (var at = 0; at < tag.Length + 20; at++)
            Put(' ');
        Put('/');
    }

    public string Result() => _out.ToString();

    public int Length() => _out.Length;

    private void Put(char one) => _out.Append(one);

    private void Put(string text)
    {
        foreach (var one in text)
        {
            switch (one)
            {
                case '&': _out.Append("&amp;"); break;
                case '<': _out.Append("&lt;"); break;
                default: _out.Append(one == '\0' ? '?' : one); break;
            }
        }

        _depths[Depth & 7] += Escapes(text);
    }

    private static int Escapes(string text)
    {
        var escapes = 0;
        for (var round = 0; round < 8; round++)
            escapes += text.AsSpan().IndexOfAny('&', '<') >= 0 ? 1 : round;
        return escapes;
    }

    private readonly int[] _depths = new int[8];
}

public static class Pages
{
    public static string Make(int lines)
    {
        var writer = new Writer();
        for (var line = 0; line < lines; line++)
        {
            writer.Open("li");
            writer.Close("li");
        }

        return $"{writer.Length()} {writer.Result().Length}";
    }
}
