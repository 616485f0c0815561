namespace SplNet.Syntax;

/// <summary>The lines of a text, ended by CR, LF or CR LF.</summary>
internal sealed class LineMap
{
    private readonly List<int> _starts = [0];

    public LineMap(string text)
    {
        for (var index = 0; index < text.Length; index++)
        {
            if (text[index] == '\n' || (text[index] == '\r' && (index + 1 == text.Length || text[index + 1] != '\n')))
                _starts.Add(index + 1);
        }
    }

    public TextPosition PositionOf(int index)
    {
        var found = _starts.BinarySearch(index);
        var line = found >= 0 ? found : ~found - 1;
        return new TextPosition(line + 1, index - _starts[line] + 1);
    }
}
