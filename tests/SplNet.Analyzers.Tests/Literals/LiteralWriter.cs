using System.Globalization;
using System.Text;

namespace SplNet.Analyzers.Tests.Literals;

/// <summary>
/// Writes texts as literals of every form, and notes where it writes each code unit: it knows nothing of how they are read.
/// </summary>
/// <param name="random">Chooses among equal ways.</param>
internal sealed class LiteralWriter(Random random)
{
    private const string LineBreaks = "\r\n\u0085\u2028\u2029";

    private static readonly string[] Indentations = ["", " ", "    ", "\t", "  \t"];

    private readonly StringBuilder _source = new();
    private readonly List<(int Start, int End)> _places = [];
    private int _first = -1;

    public static bool CanWrite(string value, LiteralShape shape) => shape switch
    {
        LiteralShape.RawLine or LiteralShape.InterpolatedRawLine =>
            value.Length > 0 && !value.StartsWith('"') && !value.EndsWith('"')
            && !value.Any(static character => LineBreaks.Contains(character, StringComparison.Ordinal)),
        _ => true,
    };

    public static WrittenLiteral Write(string value, LiteralShape shape, Random random)
    {
        var writer = new LiteralWriter(random);
        writer.Add(value, shape);
        return new WrittenLiteral(value, writer._source.ToString(), writer._places, writer._first);
    }

    private void Add(string value, LiteralShape shape)
    {
        switch (shape)
        {
            case LiteralShape.Escaped: AddQuoted("\"", value, text => AddEscaped(text, isAlways: true, braces: false)); break;
            case LiteralShape.Regular: AddQuoted("\"", value, text => AddEscaped(text, isAlways: false, braces: false)); break;
            case LiteralShape.Verbatim: AddQuoted("@\"", value, text => AddDoubled(text, braces: false)); break;
            case LiteralShape.RawLine: AddRaw(value, dollars: 0, isMultiLine: false); break;
            case LiteralShape.RawLines: AddRaw(value, dollars: 0, isMultiLine: true); break;
            case LiteralShape.Interpolated:
                AddQuoted("$\"", value, text => AddWithHoles(text, 1, piece => AddEscaped(piece, isAlways: false, braces: true))); break;
            case LiteralShape.InterpolatedVerbatim: AddQuoted(random.Next(2) == 0 ? "@$\"" : "$@\"", value, text =>
                AddWithHoles(text, 1, piece => AddDoubled(piece, braces: true))); break;
            case LiteralShape.InterpolatedRawLine: AddRaw(value, LongestRun(value, "{}") + 1, isMultiLine: false); break;
            case LiteralShape.InterpolatedRawLines: AddRaw(value, LongestRun(value, "{}") + 1, isMultiLine: true); break;
            default: AddSum(value); break;
        }
    }

    private void AddSum(string value)
    {
        var cut = random.Next(value.Length + 1);
        _source.Append('(');
        Add(value[..cut], Any(value[..cut]));
        _source.Append(random.Next(2) == 0 ? " + " : " // +\n  + ");
        Add(value[cut..], Any(value[cut..]));
        _source.Append(')');
    }

    private LiteralShape Any(string value)
    {
        var shape = (LiteralShape)random.Next((int)LiteralShape.Concatenation);
        return CanWrite(value, shape) ? shape : LiteralShape.Verbatim;
    }

    private void AddQuoted(string open, string value, Action<string> add)
    {
        _source.Append(open);
        Begin();
        add(value);
        _source.Append('"');
    }

    private void AddRaw(string value, int dollars, bool isMultiLine)
    {
        var quotes = new string('"', Math.Max(3, LongestRun(value, "\"") + 1));
        var indentation = isMultiLine ? Indentations[random.Next(Indentations.Length)] : string.Empty;
        _source.Append('$', dollars).Append(quotes);
        if (isMultiLine)
            _source.Append(random.Next(2) == 0 ? "\n" : "  \r\n").Append(dollars > 0 ? indentation : Indented(value, indentation));
        Begin();
        if (dollars > 0)
            AddWithHoles(value, dollars, piece => AddLines(piece, indentation));
        else
            AddLines(value, indentation);
        if (isMultiLine)
            _source.Append(_source[^1] == '\r' ? "\r\n" : "\n").Append(indentation);
        _source.Append(quotes);
    }

    // An empty line may have less white space than the others.
    private string Indented(string rest, string indentation) =>
        rest.Length > 0 && LineBreaks.Contains(rest[0], StringComparison.Ordinal)
            ? indentation[..random.Next(indentation.Length + 1)]
            : indentation;

    private void AddLines(string value, string indentation)
    {
        for (var index = 0; index < value.Length; index++)
        {
            Put(value[index].ToString(), 1);
            var isBreak = LineBreaks.Contains(value[index], StringComparison.Ordinal)
                && !(value[index] == '\r' && index + 1 < value.Length && value[index + 1] == '\n');
            if (isBreak)
                _source.Append(index + 1 < value.Length ? Indented(value[(index + 1)..], indentation) : indentation);
        }
    }

    private void AddWithHoles(string value, int braces, Action<string> add)
    {
        var cuts = new[] { random.Next(value.Length + 1), random.Next(value.Length + 1) }.Order().ToArray();
        add(value[..cuts[0]]);
        if (cuts[1] > cuts[0])
        {
            _source.Append('{', braces).Append(' ');
            AddQuoted("\"", value[cuts[0]..cuts[1]], text => AddEscaped(text, isAlways: false, braces: false));
            _source.Append(' ').Append('}', braces);
        }

        add(value[cuts[1]..]);
    }

    private void AddDoubled(string value, bool braces)
    {
        foreach (var character in value)
            Put(character == '"' || (braces && character is '{' or '}') ? new string(character, 2) : character.ToString(), 1);
    }

    private void AddEscaped(string value, bool isAlways, bool braces)
    {
        for (var index = 0; index < value.Length; index++)
        {
            var character = value[index];
            var isPair = index + 1 < value.Length && char.IsSurrogatePair(character, value[index + 1]);
            if (braces && character is '{' or '}')
                Put(new string(character, 2), 1);
            else if (isPair && !isAlways && random.Next(2) == 0)
                Put($"\\U{char.ConvertToUtf32(character, value[++index]):x8}", 2);
            else if (isAlways || character is '"' or '\\' || char.IsControl(character)
                || LineBreaks.Contains(character, StringComparison.Ordinal) || (!isPair && random.Next(8) == 0))
                Put(isAlways ? Code("\\u", character, 4) : Escape(character), 1);
            else
                Put(character.ToString(), 1);
        }
    }

    private string Escape(char character)
    {
        var simple = "\0\a\b\e\f\n\r\t\v\"\\'".IndexOf(character, StringComparison.Ordinal);
        return random.Next(4) switch
        {
            0 when simple >= 0 => "\\" + "0abefnrtv\"\\'"[simple],
            1 => Code("\\x", character, 4),
            2 => Code("\\U", character, 8),
            _ => Code("\\u", character, 4),
        };
    }

    private static string Code(string prefix, char character, int digits) =>
        prefix + ((int)character).ToString("X" + digits.ToString(CultureInfo.InvariantCulture), CultureInfo.InvariantCulture);

    private void Put(string written, int units)
    {
        for (var unit = 0; unit < units; unit++)
            _places.Add((_source.Length, _source.Length + written.Length));
        _source.Append(written);
    }

    private void Begin()
    {
        if (_first < 0)
            _first = _source.Length;
    }

    private static int LongestRun(string value, string characters)
    {
        var (longest, run) = (0, 0);
        foreach (var character in value)
        {
            run = characters.Contains(character, StringComparison.Ordinal) ? run + 1 : 0;
            longest = Math.Max(longest, run);
        }

        return longest;
    }
}
