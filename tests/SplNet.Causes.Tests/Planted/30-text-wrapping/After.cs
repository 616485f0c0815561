using System.Text;

namespace Sut;

/// <summary>How wide lines may be, and how far they stand in.</summary>
public sealed record Layout(int Width, int FirstIndent, int Indent)
{
    public static Layout Plain(int width) => new(width, 0, 0);

    public int RoomIn(int line) => Math.Max(1, Width - IndentOf(line));

    public int IndentOf(int line) => line == 0 ? FirstIndent : Indent;
}

/// <summary>Where a text may be broken.</summary>
public static class Breaks
{
    /// <summary>The length of the first line: up to the last space that fits, or all of the room where there is none.</summary>
    public static int Find(ReadOnlySpan<char> text, int room)
    {
        if (text.Length <= room)
            return text.Length;
        var lastSpace = text[..(room + 1)].LastIndexOf(' ');
        return lastSpace <= 0 ? room : lastSpace;
    }

    public static int CountSpaces(ReadOnlySpan<char> text) => text.Count(' ');
}

/// <summary>Lines as they are collected.</summary>
public sealed class Page
{
    private readonly StringBuilder _text = new();

    public int LineCount { get; private set; }

    public int Widest { get; private set; }

    public void AddLine(int indent, ReadOnlySpan<char> line)
    {
        _text.Append(' ', indent).Append(line).Append('\n');
        LineCount++;
        Widest = Math.Max(Widest, indent + line.Length);
    }

    public void AddBlank() => _text.Append('\n');

    public override string ToString() => _text.ToString();
}

/// <summary>Breaks paragraphs into lines.</summary>
public sealed class TextWrapper(Layout layout)
{
    public Page Wrap(IReadOnlyList<string> paragraphs)
    {
        var page = new Page();
        for (var i = 0; i < paragraphs.Count; i++)
        {
            if (i > 0)
                page.AddBlank();
            WrapParagraph(paragraphs[i]);
        }

        return page;

        void WrapParagraph(string paragraph)
        {
            var rest = paragraph;
            for (var line = 0; rest.Length > 0; line++)
            {
                var length = Breaks.Find(rest, layout.RoomIn(line));
                page.AddLine(layout.IndentOf(line), rest.AsSpan(0, length));
                rest = rest[length..].TrimStart(' ');
            }
        }
    }

    public int CountLines(string paragraph) => Wrap([paragraph]).LineCount;

    public string Quote(string paragraph) => Wrap([$"> {paragraph}"]).ToString();
}
