using SplNet.Syntax;

namespace SplNet.Analyzers.Completion;

/// <summary>
/// Determines from the tokens before a caret what is expected there. A tree does not help: the formula ends in the middle, and the text
/// after the caret was written for a different place.
/// </summary>
internal sealed partial class PlaceReader
{
    private readonly string _text;
    private readonly int _caret;
    private readonly Token[] _tokens;
    private readonly List<string> _variables = [];
    private readonly List<string> _options = [];
    private readonly Stack<Frame> _frames = new([new Frame(FrameKind.Text)]);

    // The tokens before the word at the caret.
    private int _count;
    private TextSpan _word;

    private PlaceReader(string text, int caret, (Token[] All, int Count) tokens)
    {
        _text = text;
        _caret = caret;
        _tokens = tokens.All;
        _count = tokens.Count - 1;
        _word = TextSpan.Between(caret, EndOfWord(caret));
    }

    /// <summary>Finds the place of the caret.</summary>
    /// <param name="text">The formula, complete or not.</param>
    /// <param name="caret">The index of the character after the caret.</param>
    public static FormulaPlace Read(string text, int caret)
    {
        if (text.Length > Parser.LongestText)
            return new FormulaPlace(PlaceKind.Nothing, new TextSpan(caret, 0));
        var problems = new List<FormulaDiagnostic>();
        var reader = new PlaceReader(text, caret, Lexer.Read(text.Substring(0, caret), problems));
        var isInText = problems.Exists(problem => problem.Rule == FormulaRules.UnclosedText && problem.Span.End == caret);
        return isInText || reader.IsInComment() ? reader.Place(PlaceKind.Nothing) : reader.Read();
    }

    private Frame Frame => _frames.Peek();

    private Token Last => _tokens[_count - 1];

    private FormulaPlace Read()
    {
        if (_count > 0 && Last.End == _caret && Last.Kind == TokenKind.Revision)
            return Revision(Last);
        if (_count > 0 && Last.End == _caret && Characters.StartsName(_text[Last.Start]))
        {
            _count--;
            _word = TextSpan.Between(_tokens[_count].Start, EndOfWord(_caret));
        }

        for (var index = 0; index < _count; index++)
            index = Step(index);
        var start = _word.Start;
        while (Frame.HasOptions && Is(_count - 1, TokenKind.Minus) && Is(_count - 2, TokenKind.Name) && Touches(_count - 1)
            && Last.End == _word.Start)
        {
            _count -= 2;
            _word = TextSpan.Between(_tokens[_count].Start, _word.End);
        }

        // The beginning of the name at the caret was taken for an option.
        if (_word.Start < start && _options.Count > 0 && KindAfter(_count - 1) == PlaceKind.Option)
            _options.RemoveAt(_options.Count - 1);
        return Place(_count == 0 ? PlaceKind.Formula : KindAfter(_count - 1));
    }

    private FormulaPlace Place(PlaceKind kind) =>
        new(kind, kind == PlaceKind.Revision && EndsBeforeColon ? new TextSpan(_word.Start, _word.Length + 1) : _word)
        {
            Prefix = _text.Substring(_word.Start, _caret - _word.Start),
            Path = kind is PlaceKind.Member or PlaceKind.GeneratorMember or PlaceKind.TransformMember or PlaceKind.NestedType
                ? PathBefore(_count - 1)
                : [],
            Variables = _variables,
            Options = _options,
            Index = Frame.Commas,
            IsOutermost = _frames.Count == 1,
        };

    private FormulaPlace Revision(Token revision)
    {
        if (TextOf(revision).IndexOf(':') >= 0)
            return Place(PlaceKind.Nothing);
        _word = TextSpan.Between(revision.Start, EndOfWord(_caret));
        return Place(PlaceKind.Revision);
    }

    // The colon belongs to the kind of a revision and must not be inserted twice.
    private bool EndsBeforeColon => _word.End < _text.Length && _text[_word.End] == ':';

    private bool IsInComment()
    {
        var start = _count == 0 ? 0 : Last.End;
        var line = Math.Max(start, _caret == 0 ? 0 : _text.LastIndexOfAny(['\n', '\r'], _caret - 1) + 1);
        var rest = _text.Substring(line, _caret - line);
        return rest.IndexOf('#') >= 0 || rest.IndexOf("//", StringComparison.Ordinal) >= 0;
    }

    private int EndOfWord(int index)
    {
        while (index < _text.Length && Characters.IsInName(_text[index]))
            index++;
        return index;
    }

    private string TextOf(Token token) => _text.Substring(token.Start, token.Length);

    private bool Is(int index, TokenKind kind) => index >= 0 && index < _count && _tokens[index].Kind == kind;

    private bool Touches(int index) => index > 0 && _tokens[index].Start == _tokens[index - 1].End;
}
